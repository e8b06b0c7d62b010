import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { paths } from '../../../../src/contract/paths';
import { OwnScoresPage } from '../../../../src/features/records/ownScores/OwnScoresPage';
import { entryQueued } from '../../../../src/state/pwaSlice';
import { offlineCopies } from '../../../../src/store/persistence/offlineCopies';
import { apiServer } from '../../../support/browser/apiServer';
import { checkAccessibility } from '../../../support/browser/checkAccessibility';
import { playerScoreHandler } from '../../../support/browser/handlers/playerScores';
import { renderWithStore } from '../../../support/browser/renderWithStore';
import { collection } from '../../../support/fixtures/collection';
import { problem } from '../../../support/fixtures/errors';
import { game, ownScore } from '../../../support/fixtures/records';
import { session } from '../../../support/fixtures/session';
import { unsentScores } from '../../../support/fixtures/unsent';
import { ada, sessionReply } from '../../../support/fixtures/users';

const kart = { ...game, id: 9, '@id': paths.game(9), slug: 'kart', name: 'Kart' };
const scores = [ownScore(1), ownScore(2), ownScore(3, {}, kart), ownScore(4)];

const give = (...pages: (typeof scores)[]) =>
  apiServer.use(playerScoreHandler(paths.ownScores, pages[0] ?? [], pages[1]));
const setUp = (search = '') =>
  renderWithStore(<OwnScoresPage />, {
    at: `/en/my-scores${search}`,
    extra: { offlineCopies: async () => offlineCopies },
    preloadedState: { auth: session({ token: sessionReply().token, user: { ...ada } }) },
  });
const games = async () =>
  (await screen.findAllByRole('link', { name: /^Chart/ })) &&
  [...document.querySelectorAll('.score-group')].map((group) => [
    group.querySelector('h2, h3')?.textContent,
    group.querySelectorAll('.score-line').length,
  ]);

test('lists the scores of a day by game, that of the latest score first', async () => {
  give(scores);
  await setUp();
  expect(await games()).toEqual([
    ['Mushroom Cup', 3],
    ['Kart', 1],
  ]);
  expect(screen.getByRole('link', { name: 'Chart 3' })).toHaveAttribute(
    'href',
    '/en/chart-3-chart-c3',
  );
  expect(screen.getByRole('link', { name: 'Submit scores: Kart' })).toHaveAttribute(
    'href',
    '/en/submit/9',
  );
  await checkAccessibility();
});

test('shows one game only, and all again', async () => {
  give(scores);
  const { user, address } = await setUp();
  await user.click(await screen.findByRole('link', { name: 'Only this game: Kart' }));
  await waitFor(async () => expect(await games()).toEqual([['Jun 2, 2025', 1]]));
  expect(screen.getByRole('heading', { level: 2, name: 'Kart' })).toBeVisible();
  expect(address()).toBe('/en/my-scores?game=9');
  await user.click(screen.getByRole('link', { name: 'All my scores' }));
  await waitFor(async () => expect(await games()).toHaveLength(2));
});

test('loads more scores on request', async () => {
  give([ownScore(1)], [ownScore(2)]);
  const { user } = await setUp();
  await user.click(await screen.findByRole('button', { name: 'Load more scores' }));
  await waitFor(async () => expect(await games()).toEqual([['Mushroom Cup', 2]]));
});

const value = (text: string) => [{ raw: 1, text }];

test('says of each score what the next place needs', async () => {
  give([
    ownScore(1, { next: { values: value('2:00.90'), rank: 3, points: 120 } }),
    ownScore(2, { next: { values: value('5'), rank: 900, points: 0 } }),
    ownScore(3, { rank: 1, tied: 1 }),
    ownScore(4, { next: { values: [...value('7'), ...value('1:00')], rank: 1, points: 1 } }),
    // On a chart that takes no scores.
    ownScore(5),
  ]);
  await setUp();
  await games();
  const notes = [...document.querySelectorAll('.score-line')].map(
    (line) => line.querySelector('.own-next')?.textContent,
  );
  expect(notes).toEqual([
    '2:00.90 for place 3: +120 points',
    '5 for place 900',
    'You lead this board.',
    '7 · 1:00 for place 1: +1 point',
    undefined,
  ]);
  await checkAccessibility();
});

test('lists those of one game that are easiest to improve first on request', async () => {
  let orders: (string | null)[] = [];
  give(scores);
  apiServer.events.on('request:start', ({ request }) => {
    const url = new URL(request.url);
    if (url.pathname === paths.ownScores) orders = [...orders, url.searchParams.get('order')];
  });
  const { user, address } = await setUp('?game=3');
  await games();
  await user.click(screen.getByRole('link', { name: 'Easiest to improve' }));
  expect(await screen.findByText(/^First come the scores that must improve least/)).toBeVisible();
  expect(address()).toBe('/en/my-scores?game=3&sort=easiest');
  await waitFor(() => expect(orders).toEqual([null, 'easiest']));
  expect(screen.getByRole('link', { name: 'Easiest to improve' })).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Easiest to improve' })).toHaveAttribute('aria-current');
  expect(document.querySelectorAll('.score-group')).toHaveLength(0);
  expect(document.querySelectorAll('.score-line')).toHaveLength(3);
  await checkAccessibility();
});

test('lists the easiest of all games, each with its game’s sheet', async () => {
  give(scores);
  const { user, address } = await setUp();
  await games();
  await user.click(screen.getByRole('link', { name: 'Easiest to improve' }));
  expect(await screen.findByText(/^First come the scores that must improve least/)).toBeVisible();
  expect(address()).toBe('/en/my-scores?sort=easiest');
  await waitFor(() => expect(document.querySelectorAll('.score-group')).toHaveLength(0));
  expect(screen.getByRole('link', { name: 'Open the sheet: Kart' })).toHaveAttribute(
    'href',
    '/en/submit/9',
  );
  expect(screen.queryByText(/were searched/)).toBeNull();
  await checkAccessibility();
});

test('says when only the latest scores were searched', async () => {
  apiServer.use(
    http.get(`*${paths.ownScores}`, () =>
      HttpResponse.json({ ...collection(paths.ownScores, scores), unranked: null, latestOf: 200 }),
    ),
  );
  await setUp('?sort=easiest');
  expect(await screen.findByText(/Your latest 200 scores were searched\.$/)).toBeVisible();
});

test('shows the scores that wait on this device, with a link to their sheet', async () => {
  give(scores);
  const { store } = await setUp();
  const [score] = unsentScores('b').scores;
  act(() => {
    store.dispatch(entryQueued(unsentScores('a')));
    store.dispatch(
      entryQueued(
        unsentScores('b', {
          status: 'rejected',
          scores: score ? [{ ...score, refusal: 'Too late.' }] : [],
        }),
      ),
    );
    store.dispatch(entryQueued(unsentScores('c', { member: '99' })));
  });
  const waiting = await screen.findByRole('region', { name: 'Waiting to be sent' });
  expect(waiting).toHaveTextContent('Rainbow Road: 1:19.50');
  expect(within(waiting).getByRole('link', { name: 'Open the sheet' })).toHaveAttribute(
    'href',
    '/en/submit/3',
  );
  expect(screen.getByRole('region', { name: 'Not accepted' })).toHaveTextContent('Too late.');
});

test('shows the waiting scores of the chosen game only', async () => {
  give(scores);
  const { store } = await setUp('?game=9');
  act(() => {
    store.dispatch(entryQueued(unsentScores('a')));
  });
  await games();
  expect(screen.queryByText('Waiting to be sent')).toBeNull();
});

test('leads a member without scores to the games', async () => {
  give([]);
  await setUp();
  expect(await screen.findByRole('heading', { name: 'No scores yet' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'All games' })).toHaveAttribute('href', '/en/games');
});

test('leads to the sheet of a game without scores', async () => {
  give(scores);
  await setUp('?game=12');
  expect(
    await screen.findByRole('heading', { name: 'You have no scores in this game yet.' }),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Submit scores' })).toHaveAttribute(
    'href',
    '/en/submit/12',
  );
});

test('reports a failure, which can be retried', async () => {
  give(scores);
  apiServer.use(
    http.get(`*${paths.ownScores}`, () => HttpResponse.json(problem(500, ''), { status: 500 }), {
      once: true,
    }),
  );
  const { user } = await setUp();
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await games()).toHaveLength(2);
});

test('lists the scores that were read before without a network, and says their age', async () => {
  give(scores);
  const { unmount } = await setUp();
  await games();
  unmount();
  apiServer.use(http.get(`*${paths.ownScores}`, () => HttpResponse.error()));
  await setUp();
  expect(await games()).toHaveLength(2);
  expect(await screen.findByText(/You are reading a copy saved/)).toBeVisible();
});

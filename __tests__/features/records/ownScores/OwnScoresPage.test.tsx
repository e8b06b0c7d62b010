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
import { problem } from '../../../support/fixtures/errors';
import { game, playerScore } from '../../../support/fixtures/records';
import { session } from '../../../support/fixtures/session';
import { unsentScores } from '../../../support/fixtures/unsent';
import { ada, sessionReply } from '../../../support/fixtures/users';

const kart = { ...game, id: 9, '@id': paths.game(9), slug: 'kart', name: 'Kart' };
const scores = [playerScore(1), playerScore(2), playerScore(3, {}, kart), playerScore(4)];

const give = (...pages: (typeof scores)[]) =>
  apiServer.use(playerScoreHandler(paths.ownScores, pages[0] ?? [], pages[1]));
const setUp = (search = '') =>
  renderWithStore(<OwnScoresPage />, {
    at: `/en/my-scores${search}`,
    extra: { offlineCopies: async () => offlineCopies },
    preloadedState: { auth: session({ token: sessionReply().token, user: { ...ada } }) },
  });
const games = async () =>
  (await screen.findAllByRole('table')).map((table) => [
    table.getAttribute('aria-label'),
    within(table).getAllByRole('row').length - 1,
  ]);

test('lists the scores by game, that of the latest score first', async () => {
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
  await waitFor(async () => expect(await games()).toEqual([['Kart', 1]]));
  expect(address()).toBe('/en/my-scores?game=9');
  await user.click(screen.getByRole('link', { name: 'All my scores' }));
  await waitFor(async () => expect(await games()).toHaveLength(2));
});

test('loads more scores on request', async () => {
  give([playerScore(1)], [playerScore(2)]);
  const { user } = await setUp();
  await user.click(await screen.findByRole('button', { name: 'Load more scores' }));
  await waitFor(async () => expect(await games()).toEqual([['Mushroom Cup', 2]]));
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

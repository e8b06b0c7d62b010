import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { paths } from '../../../../src/contract/paths';
import type { LatestScore } from '../../../../src/contract/schemas/players';
import { LatestPage } from '../../../../src/features/records/latest/LatestPage';
import { apiServer } from '../../../support/browser/apiServer';
import { checkAccessibility } from '../../../support/browser/checkAccessibility';
import { renderWithStore } from '../../../support/browser/renderWithStore';
import { boardOf, player } from '../../../support/fixtures/boards';
import { problem } from '../../../support/fixtures/errors';
import { latestScore } from '../../../support/fixtures/records';
import { session } from '../../../support/fixtures/session';
import { ada, sessionReply } from '../../../support/fixtures/users';

const path = paths.latestScores;
const answer = (respond: (search: URLSearchParams) => Response) =>
  apiServer.use(http.get(`*${path}`, ({ request }) => respond(new URL(request.url).searchParams)));
const json = (scores: LatestScore[], page: { total?: number; next?: string } = {}) =>
  HttpResponse.json(boardOf(path, scores, page));

const setUp = (at = '/en/scores/latest', { member = false } = {}) => {
  const auth = session({ token: sessionReply().token, user: { ...ada } });
  return renderWithStore(<LatestPage />, { at, ...(member ? { preloadedState: { auth } } : {}) });
};

const batches = async () =>
  (await screen.findAllByRole('list'))
    .filter((list) => list.classList.contains('latest-day'))
    .flatMap((list) => [...list.children].map((batch) => batch as HTMLElement));
const texts = (batch: HTMLElement | undefined) =>
  [...(batch?.children ?? [])].map(({ textContent }) => textContent);
const at = (postedAt: string) => ({ changedAt: postedAt });
const sameNow = player(7, { username: 'seven' });

test('lists scores with player, country, game, chart, place, platform and proof', async () => {
  const snes = { '@id': '/api/platforms/7', '@type': 'Platform', id: 7, slug: 'snes' } as const;
  answer(() =>
    json([latestScore(1, { platform: { ...snes, name: 'SNES', locale: 'en' } }), latestScore(2)], {
      total: 1234,
    }),
  );
  await setUp();
  const [first] = await batches();
  expect(texts(first)).toEqual([
    'player_1United KingdomMushroom Cup',
    'Chart 11:20.007 of 13SNESProved',
  ]);
  expect(screen.getByRole('heading', { level: 2, name: '1,234 scores' })).toBeVisible();
  const hrefs = within(first ?? document.body)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual([
    '/en/members/player-1',
    '/en/mushroom-cup-game-g3',
    '/en/chart-1-chart-c1',
    '/en/score/1',
  ]);
  expect(document.title).toBe('Latest scores | Video Game Records');
  await checkAccessibility();
});

test('folds what a player posted together in one game', async () => {
  const batch = [1, 2, 4, 5, 6].map((id) => latestScore(id, { player: sameNow }));
  answer(() => json([...batch.slice(0, 2), latestScore(3), ...batch.slice(2)]));
  const { user } = await setUp();
  const [first, second, ...others] = await batches();
  expect(others).toEqual([]);
  expect(second).toHaveTextContent(/^player_3/);
  const last = within(first ?? document.body).getByText('Chart 6');
  expect(last).not.toBeVisible();
  await user.click(screen.getByText('2 more scores'));
  expect(last).toBeVisible();
});

test('separates days, games and long pauses', async () => {
  const mine = (id: number, time: string) =>
    latestScore(id, { player: sameNow, ...at(`2025-06-${time}:00.000Z`) });
  const other = { ...latestScore(4).game, id: 9, name: 'Other game' };
  answer(() =>
    json([
      mine(1, '03T00:10'),
      mine(2, '02T23:50'),
      mine(3, '02T22:00'),
      { ...mine(4, '02T22:00'), game: other },
    ]),
  );
  await setUp();
  expect(await batches()).toHaveLength(4);
  expect(screen.getAllByRole('heading', { level: 3 }).map((day) => day.textContent)).toEqual([
    'Jun 3, 2025 (UTC)',
    'Jun 2, 2025 (UTC)',
  ]);
});

test('shows a score without a place, and a deleted member', async () => {
  const gone = player(9, { username: null, slug: null, country: null });
  answer(() => json([latestScore(1, { rank: null, state: 'unproved', player: gone })]));
  await setUp();
  expect(texts((await batches())[0])).toEqual([
    'Deleted memberMushroom Cup',
    'Chart 11:20.00–Not proved in time',
  ]);
});

test('marks the member’s own scores', async () => {
  answer(() =>
    json([latestScore(1), latestScore(2, { player: player(2, { username: ada.username }) })]),
  );
  await setUp('/en/scores/latest', { member: true });
  const [first, second] = await batches();
  expect(first).not.toHaveTextContent('You');
  expect(second).toHaveTextContent('You');
});

test('goes on to earlier scores and back to the newest', async () => {
  answer((search) =>
    search.get('after') === 'second'
      ? json([latestScore(51)])
      : json([latestScore(1)], { next: 'second' }),
  );
  const { user, address } = await setUp();
  await screen.findByText('player_1');
  expect(screen.queryByRole('link', { name: 'Newest scores' })).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Earlier scores' }));
  expect(address()).toBe('/en/scores/latest?after=second');
  await screen.findByText('player_51');
  expect(screen.queryByRole('link', { name: 'Earlier scores' })).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Newest scores' }));
  expect(address()).toBe('/en/scores/latest');
  await screen.findByText('player_1');
});

test('says so when there are no scores', async () => {
  answer(() => json([]));
  await setUp();
  expect(await screen.findByRole('heading', { name: 'No scores yet' })).toBeVisible();
  expect(screen.queryByRole('heading', { level: 3 })).toBeNull();
  await checkAccessibility();
});

test('has a page without listed scores lead on', async () => {
  answer((search) =>
    search.get('after') === null ? json([], { next: 'second' }) : json([latestScore(1)]),
  );
  const { user } = await setUp();
  await user.click(await screen.findByRole('link', { name: 'Earlier scores' }));
  expect(await screen.findByText('player_1')).toBeVisible();
});

test('reports a failure, with a button to try again', async () => {
  answer(() => HttpResponse.json(problem(503, 'Busy just now.'), { status: 503 }));
  const { user } = await setUp();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Busy just now.');
  apiServer.resetHandlers();
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await screen.findAllByRole('heading', { level: 3 })).not.toHaveLength(0);
});

test('says offline that the device has no copy', async () => {
  answer(() => HttpResponse.error());
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await setUp();
  expect(await screen.findByRole('alert')).toHaveTextContent('This device has no copy.');
});

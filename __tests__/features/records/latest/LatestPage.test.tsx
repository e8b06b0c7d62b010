import { screen, waitFor, within } from '@testing-library/react';
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

const rows = async () =>
  within(await screen.findByRole('table', { name: 'Latest scores' }))
    .getAllByRole('row')
    .slice(1);
const texts = async (row: number) =>
  [...((await rows())[row]?.children ?? [])].map(({ textContent }) => textContent);

test('lists scores with chart, player, date, place, platform and proof', async () => {
  const snes = { '@id': '/api/platforms/7', '@type': 'Platform', id: 7, slug: 'snes' } as const;
  answer(() =>
    json([latestScore(1, { platform: { ...snes, name: 'SNES', locale: 'en' } }), latestScore(2)], {
      total: 1234,
    }),
  );
  await setUp();
  expect(await texts(0)).toEqual([
    'Chart 1Mushroom Cup',
    'player_1United KingdomJun 2, 2025',
    '1:20.007 of 13',
    'SNES',
    'Proved',
  ]);
  expect(screen.getByRole('heading', { level: 2, name: '1,234 scores' })).toBeVisible();
  const hrefs = within((await rows())[0] ?? document.body)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual([
    '/en/chart-1-chart-c1',
    '/en/mushroom-cup-game-g3',
    '/en/members/player-1',
    '/en/score/1',
  ]);
  expect(document.title).toBe('Latest scores | Video Game Records');
  await checkAccessibility();
});

test('shows a score without a place, and a deleted member', async () => {
  const gone = player(9, { username: null, slug: null });
  answer(() => json([latestScore(1, { rank: null, state: 'unproved', player: gone })]));
  await setUp();
  const [, who, score, , state] = await texts(0);
  expect(who).toBe('Deleted memberJun 2, 2025');
  expect(score).toBe('1:20.00–');
  expect(state).toBe('Not proved in time');
});

test('marks the member’s own scores', async () => {
  answer(() =>
    json([latestScore(1), latestScore(2, { player: player(2, { username: ada.username }) })]),
  );
  await setUp('/en/scores/latest', { member: true });
  expect((await rows()).map((row) => row.classList.contains('record-own'))).toEqual([false, true]);
  expect((await rows())[1]).toHaveTextContent('You');
});

test('goes on to earlier scores and back to the newest', async () => {
  answer((search) =>
    search.get('after') === 'second'
      ? json([latestScore(51)])
      : json([latestScore(1)], { next: 'second' }),
  );
  const { user, address } = await setUp();
  await rows();
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
  expect(screen.queryByRole('table')).toBeNull();
  await checkAccessibility();
});

test('has a page without listed scores lead on', async () => {
  answer((search) =>
    search.get('after') === null ? json([], { next: 'second' }) : json([latestScore(1)]),
  );
  const { user } = await setUp();
  await user.click(await screen.findByRole('link', { name: 'Earlier scores' }));
  expect(await rows()).toHaveLength(1);
});

test('reports a failure, with a button to try again', async () => {
  answer(() => HttpResponse.json(problem(503, 'Busy just now.'), { status: 503 }));
  const { user } = await setUp();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Busy just now.');
  apiServer.resetHandlers();
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  await waitFor(async () => expect(await rows()).toHaveLength(2));
});

test('says offline that the device has no copy', async () => {
  answer(() => HttpResponse.error());
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await setUp();
  expect(await screen.findByRole('alert')).toHaveTextContent('This device has no copy.');
});

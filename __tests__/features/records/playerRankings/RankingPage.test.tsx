import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { paths } from '../../../../src/contract/paths';
import { playerBoards } from '../../../../src/contract/records/rankingBoards';
import type { PlayerStanding } from '../../../../src/contract/schemas/standings';
import { RankingPage } from '../../../../src/features/records/playerRankings/RankingPage';
import { apiServer } from '../../../support/browser/apiServer';
import { checkAccessibility } from '../../../support/browser/checkAccessibility';
import { renderWithStore } from '../../../support/browser/renderWithStore';
import { boardOf, player, standing } from '../../../support/fixtures/boards';
import { problem } from '../../../support/fixtures/errors';
import { session } from '../../../support/fixtures/session';
import { ada, sessionReply } from '../../../support/fixtures/users';

const path = paths.ranking('points');
const answer = (respond: (search: URLSearchParams) => Response) =>
  apiServer.use(http.get(`*${path}`, ({ request }) => respond(new URL(request.url).searchParams)));
const json = (
  standings: PlayerStanding[],
  page: { total?: number; next?: string; previous?: string } = {},
) => HttpResponse.json(boardOf(path, standings, page));

const setUp = (at = '/en/rankings/points', { member = false } = {}) => {
  const auth = session({ token: sessionReply().token, user: { ...ada } });
  return renderWithStore(<RankingPage />, { at, ...(member ? { preloadedState: { auth } } : {}) });
};

const rows = async () =>
  within(await screen.findByRole('table'))
    .getAllByRole('row')
    .slice(1);
const cells = async (column: number) =>
  (await rows()).map((row) => row.children[column]?.textContent);

test.each([
  ['points', 'Points', '999'],
  ['game-points', 'Game points', '499'],
  ['medals', 'Medals', 'Platinum 1Gold 11Silver 21Bronze 31'],
  ['cups', 'Cups', 'Platinum 41Gold 51Silver 61Bronze 71'],
  ['proofs', 'Proofs', '201'],
  ['badges', 'Badges', '5,0013 badges', 'Badge points'],
])('the board %s counts %s', async (board, name, result, column = name) => {
  await setUp(`/en/rankings/${board}`);
  expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
  const table = await screen.findByRole('table', { name });
  expect(within(table).getByRole('columnheader', { name: column })).toBeVisible();
  expect((await cells(2))[0]).toBe(result);
  expect((await cells(3))[0]).toBe('301');
  const boards = within(screen.getByRole('navigation', { name: 'Boards' })).getAllByRole('link');
  expect(boards.map((link) => link.getAttribute('href'))).toEqual(
    playerBoards.map((each) => `/en/rankings/${each}`),
  );
  expect(
    boards.filter((link) => link.getAttribute('aria-current')).map((link) => link.textContent),
  ).toEqual([name]);
  expect(screen.getByRole('link', { name: 'All players' })).toHaveAttribute('href', '/en/players');
  expect(screen.queryAllByText('Platinum', { selector: '.medal-legend li' })).toHaveLength(
    board === 'medals' || board === 'cups' ? 1 : 0,
  );
  await checkAccessibility();
});

test('says while totals are still being counted', async () => {
  answer(() => HttpResponse.json({ ...boardOf(path, [standing(1)]), counting: true }));
  await setUp();
  expect(
    await screen.findByText('The totals of a very large tie are still being counted.'),
  ).toBeVisible();
});

test('says when its places were counted if they are not of this moment', async () => {
  const countedAt = '2026-05-01T10:00:00Z';
  answer(() => HttpResponse.json({ ...boardOf(path, [standing(2500)]), countedAt }));
  await setUp();
  expect(await screen.findByText(/counted about once a minute, last on May 1, 2026/)).toBeVisible();
});

describe('the page around the member', () => {
  const around = '/en/rankings/points?around=me';

  test('is one link away, and leads back to the first places', async () => {
    const own = standing(77, { player: player(77, { username: ada.username }) });
    answer((search) =>
      search.get('around') === 'me'
        ? json([standing(76), own], { total: 99, next: 'more' })
        : json([standing(1)], { total: 99, next: 'second' }),
    );
    const { user, address } = await setUp('/en/rankings/points', { member: true });
    await user.click(await screen.findByRole('link', { name: 'Around me' }));
    expect(address()).toBe(around);
    expect(await screen.findByText('You')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Around me' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Next places' })).toHaveAttribute(
      'href',
      '/en/rankings/points?after=more',
    );
    await user.click(screen.getByRole('link', { name: 'First places' }));
    expect(address()).toBe('/en/rankings/points');
  });

  test('asks guests to log in, and shows them the first places', async () => {
    answer((search) => json([standing(1)], { next: search.get('around') ?? 'second' }));
    await setUp(around);
    const links = await screen.findAllByRole('link', { name: /Around me|Next places/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      `/en/login?redirect=${encodeURIComponent(around)}`,
      '/en/rankings/points?after=second',
    ]);
  });

  test('has a message for a member without scores', async () => {
    answer(() => json([]));
    await setUp(around, { member: true });
    const title = { name: 'You are not in this ranking yet.' };
    expect(await screen.findByRole('heading', title)).toBeVisible();
  });
});

test('leads members from each other player to the comparison', async () => {
  const own = standing(2, { player: player(2, { username: ada.username }) });
  answer(() => json([standing(1), own]));
  const guest = await setUp();
  await rows();
  expect(screen.queryByRole('link', { name: /Compare/ })).toBeNull();
  guest.unmount();
  await setUp('/en/rankings/points', { member: true });
  const links = await screen.findAllByRole('link', { name: /^Compare/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/en/members/player-1/compare/@me',
  ]);
  expect(links[0]).toHaveAccessibleName('Compare player_1 with me');
});

test('leads from one board to another', async () => {
  const { user, address } = await setUp();
  await rows();
  await user.click(screen.getByRole('link', { name: 'Medals' }));
  expect(address()).toBe('/en/rankings/medals');
  expect(await screen.findByRole('table', { name: 'Medals' })).toBeVisible();
  expect(document.title).toBe('Medals – Rankings | Video Game Records');
});

test('shows ranks 1, 2, 2, 4, marks those that are shared, and the number of players', async () => {
  answer(() =>
    json(
      [1, 2, 3, 4].map((id) => standing(id, { rank: id === 3 ? 2 : id })),
      { total: 1234 },
    ),
  );
  await setUp();
  expect(await cells(0)).toEqual(['1', '2 tie', '2 tie', '4']);
  expect(screen.getByText('1,234 players')).toBeVisible();
});

test('links to players, and has no name for a deleted member', async () => {
  answer(() =>
    json([
      standing(1, { player: player(1, { country: 'BR' }) }),
      standing(2, { player: player(2, { username: null, slug: null }) }),
    ]),
  );
  await setUp();
  expect(await cells(1)).toEqual(['player_1Brazil', 'Deleted member']);
  expect(screen.getByRole('link', { name: 'player_1' })).toHaveAttribute(
    'href',
    '/en/members/player-1',
  );
});

test('marks the member’s own row', async () => {
  answer(() => json([standing(1), standing(2, { player: player(2, { username: ada.username }) })]));
  await setUp('/en/rankings/points', { member: true });
  expect((await rows()).map((row) => row.classList.contains('record-own'))).toEqual([false, true]);
  expect((await rows())[1]).toHaveTextContent('You');
});

test('goes on to the next places and back to the first', async () => {
  answer((search) =>
    search.get('after') === 'second'
      ? json([standing(51)], { total: 51 })
      : json([standing(1)], { total: 51, next: 'second' }),
  );
  const { user, address } = await setUp();
  await rows();
  expect(screen.queryByRole('link', { name: 'First places' })).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Next places' }));
  expect(address()).toBe('/en/rankings/points?after=second');
  await screen.findByText('player_51');
  expect(screen.queryByRole('link', { name: 'Next places' })).toBeNull();
  await user.click(screen.getByRole('link', { name: 'First places' }));
  expect(address()).toBe('/en/rankings/points');
  await screen.findByText('player_1');
});

test('has a message for an empty board', async () => {
  answer(() => json([]));
  await setUp();
  expect(
    await screen.findByRole('heading', { name: 'Nobody is on this board yet.' }),
  ).toBeVisible();
  await checkAccessibility();
});

test('reports a failure, with a button to try again', async () => {
  answer(() => HttpResponse.json(problem(503, 'Busy just now.'), { status: 503 }));
  const { user } = await setUp();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Busy just now.');
  apiServer.resetHandlers();
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  await waitFor(async () => expect(await rows()).toHaveLength(4));
});

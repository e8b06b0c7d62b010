import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { OwnPlayerStanding } from '../../../../src/contract/schemas/standings';
import { RankingPage } from '../../../../src/features/records/playerRankings/RankingPage';
import { apiServer } from '../../../support/browser/apiServer';
import { checkAccessibility } from '../../../support/browser/checkAccessibility';
import { renderWithStore } from '../../../support/browser/renderWithStore';
import { boardOf, player, standing } from '../../../support/fixtures/boards';
import { problem } from '../../../support/fixtures/errors';
import { session } from '../../../support/fixtures/session';
import { ada, sessionReply } from '../../../support/fixtures/users';

type Change = NonNullable<OwnPlayerStanding['change']>;

const change: Change = {
  since: '2026-04-01',
  points: 120,
  gamePoints: -3,
  medals: [1, 0, -2, 0],
  nbScore: 0,
  nbProved: 0,
  ranks: [],
};
const own = (given: Partial<OwnPlayerStanding> = {}): OwnPlayerStanding => ({
  ...standing(213, { player: player(213, { username: ada.username }), of: 1500 }),
  next: { column: 0, difference: 200 },
  change,
  ...given,
});

/** The ranking of 1,500 players, with the own standing for who asks for it. */
const give = (standing_: OwnPlayerStanding | null = own()) =>
  apiServer.use(
    http.get('*/api/rankings/:board', ({ request }) => {
      const { searchParams, pathname } = new URL(request.url);
      const page = (ids: number[], rest: object = {}) =>
        HttpResponse.json({
          ...boardOf(
            pathname,
            ids.map((id) => (id === 213 && standing_ ? standing_ : standing(id, { of: 1500 }))),
            { total: 1500, next: 'n', ...(ids[0] === 1 ? {} : { previous: 'p' }) },
          ),
          ...(searchParams.has('own') && { own: standing_ }),
          ...rest,
        });
      if (searchParams.has('around')) return page([212, 213, 214], { around: 213 });
      const search = searchParams.get('search');
      if (search !== null)
        return search === 'player_3'
          ? page([300, 301, 302], { around: 301 })
          : page([], { around: null });
      if (searchParams.has('rank')) return page([Number(searchParams.get('rank'))]);
      if (searchParams.get('before') === 'p') return page([1, 2]);
      return page([1, 2]);
    }),
  );

const setUp = (board = 'points', { member = true, query = '' } = {}) => {
  const auth = session({ token: sessionReply().token, user: { ...ada } });
  return renderWithStore(<RankingPage />, {
    at: `/en/rankings/${board}${query}`,
    ...(member ? { preloadedState: { auth } } : {}),
  });
};
const ownPlace = () => screen.findByRole('region', { name: 'Your place' });

test.each([
  ['points', 'Points: 787', 'Points: 200 more for the next place', '+120 in 30 days'],
  ['game-points', 'Game points: 287', 'Game points: 200 more for the next place', '−3 in 30 days'],
  [
    'medals',
    'Platinum 213',
    'Platinum: 200 more for the next place',
    'Platinum +1, Silver −2 in 30 days',
  ],
  ['proofs', 'Proofs: 413', 'Proofs: 200 more for the next place', 'No change in 30 days'],
  ['badges', 'Badge points: 5,213', 'Badge points: 200 more for the next place'],
])('by %s the own place is above the table', async (board, ...words) => {
  give();
  await setUp(board);
  const place = await ownPlace();
  await within(place).findByText('213 of 1,500');
  for (const text of words) expect(place).toHaveTextContent(text);
  await checkAccessibility();
});

test('the medal that the next place needs is named, and cups say nothing of the past', async () => {
  give(own({ next: { column: 1, difference: 2 } }));
  await setUp('cups');
  const place = await ownPlace();
  expect(await within(place).findByText('Gold: 2 more for the next place')).toBeVisible();
  expect(place).not.toHaveTextContent('30 days');
});

test.each([
  [217, true, '▲ Up 4 places since Apr 1, 2026'],
  [212, true, '▼ Down 1 place since Apr 1, 2026'],
  [173, false, '▼ Down about 40 places since Apr 1, 2026'],
  [213, true, 'Same place as on Apr 1, 2026'],
])('from place %d (exact: %s): %s', async (rank, exact, words) => {
  const ranks: Change['ranks'] = [{ board: 'points', rank, exact }];
  give(own({ change: { ...change, ranks } }));
  await setUp();
  const place = await ownPlace();
  await within(place).findByText('213 of 1,500');
  expect(place).toHaveTextContent(words);
  await checkAccessibility();
});

test('the best has nothing to reach, and a rank that was counted says when', async () => {
  give(own({ rank: 1, next: null, change: null, countedAt: '2026-05-01T10:00:00Z' }));
  await setUp();
  const place = await ownPlace();
  expect(await within(place).findByText('You lead this ranking.')).toBeVisible();
  expect(place).toHaveTextContent('Counted on May 1, 2026');
  expect(place).not.toHaveTextContent('next place');
});

test('a member without scores is told so, and a guest has no own place', async () => {
  give(null);
  const { unmount } = await setUp();
  expect(
    await within(await ownPlace()).findByText('You are not in this ranking yet.'),
  ).toBeVisible();
  unmount();
  await setUp('points', { member: false });
  await screen.findByRole('table');
  expect(screen.queryByRole('region', { name: 'Your place' })).toBeNull();
});

test('the own row is one link away, and gets the focus', async () => {
  give();
  const { user, address } = await setUp();
  await user.click(await screen.findByRole('link', { name: 'To my row' }));
  expect(address()).toBe('/en/rankings/points?around=me');
  await waitFor(() => expect(screen.getByRole('link', { name: ada.username })).toHaveFocus());
  screen.getByRole('link', { name: 'Next places' }).focus();
  await user.keyboard('{Alt>}{Shift>}M{/Shift}{/Alt}');
  await waitFor(() => expect(screen.getByRole('link', { name: ada.username })).toHaveFocus());
  expect(address()).toBe('/en/rankings/points?around=me');
});

test('a place is gone to, and pages lead back from it', async () => {
  give();
  const { user, address } = await setUp('points', { member: false });
  await user.type(await screen.findByRole('textbox', { name: 'Go to place' }), '1,200{Enter}');
  expect(address()).toBe('/en/rankings/points?rank=1200');
  await screen.findByText('player_1200');
  await waitFor(() => expect(screen.getByText('1,500 players')).toHaveFocus());
  await user.click(screen.getByRole('link', { name: 'Previous places' }));
  expect(address()).toBe('/en/rankings/points?before=p');
  await screen.findByText('player_2');
});

test('a player is found: the row is marked, announced, and gets the focus', async () => {
  give();
  const { user, address } = await setUp('points', { member: false });
  await user.type(await screen.findByRole('searchbox', { name: 'Find a player' }), 'player_3');
  await user.click(screen.getByRole('button', { name: 'Find' }));
  expect(address()).toBe('/en/rankings/points?search=player_3');
  const link = await screen.findByRole('link', { name: 'player_301' });
  await waitFor(() => expect(link).toHaveFocus());
  expect(within(screen.getByRole('row', { current: true })).getByText('Found')).toBeVisible();
  expect(screen.getByText('player_301: 301 of 1,500')).toHaveRole('status');
  await checkAccessibility();
});

test('a name that no player of the ranking has is named', async () => {
  give();
  const { user, address } = await setUp('points', { member: false, query: '?search=nobody' });
  const words = 'No player whose name begins with “nobody” is on this board.';
  expect(await screen.findByText(words)).toHaveRole('status');
  expect(screen.getByRole('heading', { name: 'No player to show' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Show everyone' }));
  expect(address()).toBe('/en/rankings/points');
});

test('the page of everyone stays when the own place cannot be read', async () => {
  give();
  apiServer.use(
    http.get('*/api/rankings/points', ({ request }) =>
      new URL(request.url).searchParams.has('own')
        ? HttpResponse.json(problem(503, 'Busy just now.'), { status: 503 })
        : undefined,
    ),
  );
  await setUp();
  expect(await screen.findByText('player_1')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Your place' })).toBeNull());
});

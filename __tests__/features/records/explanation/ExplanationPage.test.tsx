import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { Route, Routes } from 'react-router-dom';
import { paths } from '../../../../src/contract/paths';
import { playerBoards, type PlayerBoard } from '../../../../src/contract/records/rankingBoards';
import type { PlayerExplanation } from '../../../../src/contract/schemas/explanations';
import { ExplanationPage } from '../../../../src/features/records/explanation/ExplanationPage';
import { apiServer } from '../../../support/browser/apiServer';
import { checkAccessibility } from '../../../support/browser/checkAccessibility';
import { renderWithStore, type RenderOptions } from '../../../support/browser/renderWithStore';
import { collection } from '../../../support/fixtures/collection';
import { problem } from '../../../support/fixtures/errors';
import { game, playerScore } from '../../../support/fixtures/records';
import { session } from '../../../support/fixtures/session';
import { ada, publicMember } from '../../../support/fixtures/users';

type Standing = NonNullable<PlayerExplanation['standing']>;

const player = (id: number, username: string) => ({
  '@id': paths.player(id),
  '@type': 'Player' as const,
  id,
  username,
  slug: username,
  country: null,
});

const standing: Standing = {
  rank: 213,
  of: 1500,
  tied: 1,
  counts: [12_340],
  next: { player: player(12, 'bob'), column: 0, difference: 120, rank: 212 },
  behind: { player: player(13, 'eve'), column: 0, difference: 60 },
  steps: [],
};
const other = { ...game, '@id': paths.game(4), id: 4, slug: 'hollow-sea', name: 'Hollow Sea' };

const explanation = (board: PlayerBoard, changes: Partial<PlayerExplanation> = {}) =>
  ({
    '@id': `${paths.playerExplanation(11)}?board=${board}`,
    '@type': 'PlayerExplanation',
    board,
    standing,
    games: [
      { game, counts: [9255] },
      { game: other, counts: [3085] },
    ],
    nbGame: 2,
    unranked: null,
    ...changes,
  }) satisfies PlayerExplanation;

const medals = {
  standing: {
    ...standing,
    tied: 4,
    counts: [1, 3, 0, 1, 0, 0],
    next: { player: player(12, 'bob'), column: 1, difference: 2, rank: 198 },
    steps: [
      { column: 0, rank: 150 },
      { column: 1, rank: 213 },
    ],
  },
  games: [{ game, counts: [1, 3, 0, 1, 0, 0] }],
  nbGame: 12,
};

let requested: string[] = [];

function give(changes: Partial<PlayerExplanation> = {}) {
  requested = [];
  apiServer.use(
    http.get(`*${paths.publicMember('ada')}`, () =>
      HttpResponse.json(publicMember({ player: 11, nbScore: 3 })),
    ),
    http.get(`*${paths.publicMember('eve')}`, () =>
      HttpResponse.json(problem(404, 'No such member.'), { status: 404 }),
    ),
    http.get(`*${paths.playerExplanation(11)}`, ({ request }) => {
      const board = new URL(request.url).searchParams.get('board');
      const given = board === 'medals' ? { ...medals, ...changes } : changes;
      return HttpResponse.json(
        explanation(playerBoards.find((each) => each === board) ?? 'points', given),
      );
    }),
    http.get(`*${paths.playerScores(11)}`, ({ request }) => {
      const { search, searchParams } = new URL(request.url);
      requested.push(search);
      const id = searchParams.get('game') === '4' ? 2 : 1;
      return HttpResponse.json(collection(paths.playerScores(11), [playerScore(id, { rank: 3 })]));
    }),
  );
}

const setUp = async (query = '', options: RenderOptions = {}, at = '/en/members/ada/rank') =>
  renderWithStore(
    <Routes>
      <Route path="/en/members/:slug/rank" element={<ExplanationPage />} />
      <Route path="*" element={null} />
    </Routes>,
    { at: `${at}${query}`, ...options },
  );

const fact = async (name: string) =>
  (await screen.findByText(name, { selector: 'dt' })).nextElementSibling;

test('says the rank, what the next one needs, and what it is made of', async () => {
  give();
  await setUp();
  expect(await screen.findByRole('heading', { level: 1, name: 'Rank of ada' })).toBeVisible();
  expect(await screen.findByText('Rank 213 of 1,500 with 12,340 points.')).toBeVisible();
  expect(screen.getByText('120 more points make it rank 212.')).toBeVisible();
  expect(screen.queryByText(/share/)).toBeNull();
  expect(await fact('Next better player')).toHaveTextContent('bobPoints +120Rank 212');
  expect(await fact('Next player behind')).toHaveTextContent('evePoints −60');
  const games = screen.getByRole('table', { name: 'Games that give most of it' });
  expect(within(games).getByRole('row', { name: /Mushroom Cup/ })).toHaveTextContent('9,25575%');
  expect(await screen.findByRole('link', { name: 'Chart 1' })).toBeVisible();
  expect(requested).toEqual(['?itemsPerPage=10&game=3&order=points']);
  expect(screen.getByRole('link', { name: 'Ranking around ada' })).toHaveAttribute(
    'href',
    '/en/rankings/points?player=11',
  );
  await checkAccessibility();
});

test('lists the charts of a game whose link is followed, with the focus there', async () => {
  give();
  const { user, address } = await setUp();
  await user.click(await screen.findByRole('link', { name: 'Hollow Sea' }));
  expect(address()).toBe('/en/members/ada/rank?game=4');
  expect(
    await screen.findByRole('heading', { name: 'Charts that give most points: Hollow Sea' }),
  ).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Chart 2' })).toBeVisible();
  expect(screen.getByRole('heading', { name: '1 chart' })).toHaveFocus();
});

test('says by medals what one more would change, and who shares the rank', async () => {
  give();
  const { user, address } = await setUp();
  const tabs = within(await screen.findByRole('navigation', { name: 'Boards' }));
  await user.click(tabs.getByRole('link', { name: 'Medals' }));
  expect(address()).toBe('/en/members/ada/rank?board=medals');
  expect(await screen.findByText('Rank 213 of 1,500 by medals.')).toBeVisible();
  expect(screen.getByText('Gold: 2 more for rank 198.')).toBeVisible();
  expect(screen.getByText('3 other players share this rank.')).toBeVisible();
  expect(await fact('One more platinum medal')).toHaveTextContent('Rank 150');
  expect(await fact('One more first place, shared')).toHaveTextContent('The same rank');
  expect(screen.getByText(/^12 games give something/)).toBeVisible();
  await waitFor(() => expect(requested.at(-1)).toContain('order=medals'));
  await checkAccessibility();
});

test('says by badges what they are worth, and how many more the next rank needs', async () => {
  give({
    standing: {
      ...standing,
      counts: [186, 1],
      next: { player: player(12, 'bob'), column: 1, difference: 2, rank: 198 },
    },
    games: [{ game, counts: [186, 1] }],
    nbGame: 1,
  });
  await setUp('?board=badges');
  expect(await screen.findByText('Rank 213 of 1,500 with 186 badge points.')).toBeVisible();
  expect(screen.getByText('Badges: 2 more for rank 198.')).toBeVisible();
  const games = screen.getByRole('table', { name: 'Games that give most of it' });
  expect(within(games).getByRole('columnheader', { name: 'Badge points' })).toBeVisible();
  expect(within(games).getByRole('row', { name: /Mushroom Cup/ })).toHaveTextContent('186100%');
});

test('does not count a very large tie', async () => {
  give({ standing: { ...standing, tied: 101 } });
  const { unmount } = await setUp();
  expect(await screen.findByText('100 other players share this rank.')).toBeVisible();
  unmount();
  give({ standing: { ...standing, tied: 102 } });
  await setUp();
  expect(await screen.findByText('More than 100 other players share this rank.')).toBeVisible();
});

test('has nothing to reach at the first place', async () => {
  give({ standing: { ...standing, rank: 1, next: null } });
  await setUp();
  expect(await screen.findByText('Nobody has more.')).toBeVisible();
  expect(screen.queryByText('Next better player')).toBeNull();
});

test('names no games while nothing counts', async () => {
  give({ standing: { ...standing, counts: [0], behind: null }, games: [], nbGame: 0 });
  await setUp();
  expect(await screen.findByText('Nothing counts here yet.')).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
  expect(requested).toEqual([]);
});

test('says why a player has no rank', async () => {
  const none = { standing: null, games: [], nbGame: 0 };
  give(none);
  const { unmount } = await setUp();
  const without = 'ada has no rank: there are no ranked scores.';
  expect(await screen.findByText(without)).toBeVisible();
  await checkAccessibility();
  unmount();
  const unranked = { since: '2026-05-01T10:00:00Z', reason: 'forged' as const, note: null };
  give({ ...none, unranked });
  await setUp();
  expect(await screen.findByText(/^Not ranked since May 1, 2026/)).toBeVisible();
  expect(screen.queryByText(without)).toBeNull();
});

test('says that there is no such player', async () => {
  give();
  await setUp('', {}, '/en/members/eve/rank');
  expect(await screen.findByRole('heading', { name: 'Player not found' })).toBeVisible();
  expect(screen.getByText('There is no member called “eve” with scores.')).toBeVisible();
});

test('leads the reader to the own rank, and guests to log in first', async () => {
  give();
  const guest = await setUp('?board=cups', {}, '/en/members/@me/rank');
  expect(guest.address()).toBe('/en/login?redirect=%2Fen%2Fmembers%2F%40me%2Frank%3Fboard%3Dcups');
  guest.unmount();
  const options = { preloadedState: { auth: session({ user: ada }) } };
  const member = await setUp('?board=cups', options, '/en/members/@me/rank');
  await waitFor(() => expect(member.address()).toBe('/en/members/ada/rank?board=cups'));
});

test('offers to try again when the explanation fails', async () => {
  give();
  apiServer.use(
    http.get(
      `*${paths.playerExplanation(11)}`,
      () => HttpResponse.json(problem(500, ''), { status: 500 }),
      { once: true },
    ),
  );
  const { user } = await setUp();
  expect(await screen.findByText(/The explanation could not be loaded/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('120 more points make it rank 212.')).toBeVisible();
});

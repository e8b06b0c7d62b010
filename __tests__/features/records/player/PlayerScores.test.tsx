import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { paths } from '../../../../src/contract/paths';
import type { PlayerScore } from '../../../../src/contract/schemas/players';
import { PlayerScores } from '../../../../src/features/records/player/PlayerScores';
import { apiServer } from '../../../support/browser/apiServer';
import { checkAccessibility } from '../../../support/browser/checkAccessibility';
import { playerScoreHandler } from '../../../support/browser/handlers/playerScores';
import { renderWithStore } from '../../../support/browser/renderWithStore';
import { problem } from '../../../support/fixtures/errors';
import { game, playerProfile, playerScore } from '../../../support/fixtures/records';

const failure = () => HttpResponse.json(problem(500, ''), { status: 500 });

const give = (first: PlayerScore[], second: PlayerScore[] = []) =>
  apiServer.use(
    http.get(`*${paths.player(11)}`, () => HttpResponse.json(playerProfile())),
    playerScoreHandler(paths.playerScores(11), first, second),
  );

const setUp = () =>
  renderWithStore(
    <PlayerScores player={11} scores={3} games={0} groups={[2, 1]} pinned={0} isPrivate={false} />,
  );
const lines = () => [...document.querySelectorAll('.score-line')];
const fact = (name: string) => screen.getByText(name, { selector: 'dt' }).nextSibling;

test('shows the totals of the player', async () => {
  give([playerScore(1)]);
  await setUp();
  await screen.findByText('12,340');
  expect(fact('Game points')).toHaveTextContent('560');
  expect(fact('Games played')).toHaveTextContent('3');
  expect(fact('Scores')).toHaveTextContent('34');
  expect(fact('Proved')).toHaveTextContent('21');
  expect(fact('Badge points')).toHaveTextContent('5,250');
  expect(fact('Medals')).toHaveTextContent('Platinum 1Gold 2Silver 3Bronze 4');
  // Words, not colours alone.
  expect(screen.getAllByText('Platinum', { selector: '.medal-name' })).toHaveLength(2);
  expect(fact('Cups')).toHaveTextContent('Platinum 7Gold 8Silver 9Bronze 10');
  await checkAccessibility();
});

test('each rank leads to the ranking around the player', async () => {
  give([playerScore(1)]);
  await setUp();
  const rank = await screen.findByRole('link', { name: 'Medals, Rank 88 of 1,500' });
  expect(rank).toHaveAttribute('href', '/en/rankings/medals?player=11');
  expect(screen.getAllByRole('link', { name: /Rank/ })).toHaveLength(6);
});

test('the rank within the country leads to its ranking around the player', async () => {
  give([playerScore(1)]);
  await setUp();
  const rank = await screen.findByRole('link', { name: 'Points, France: 3 of 57' });
  expect(rank).toHaveAttribute('href', '/en/rankings/points?country=FR&player=11');
});

test('says how the totals changed, by sign and words', async () => {
  give([playerScore(1)]);
  await setUp();
  await screen.findByText('12,340');
  const changes = [...document.querySelectorAll('.player-fact-line')].map(
    ({ textContent }) => textContent,
  );
  expect(changes.filter((text) => text.includes('days'))).toEqual([
    '+120 in 30 days',
    '−4 in 30 days',
    'No change in 30 days',
    'Platinum +1 · Silver −2 in 30 days',
  ]);
});

test('says how the ranks changed, in words for screen readers', async () => {
  give([playerScore(1)]);
  await setUp();
  const rank = await screen.findByRole('link', { name: 'Points, Rank 213 of 1,500' });
  expect(rank.parentElement).toHaveTextContent('▲ about 4Up about 4 places since Oct 21, 2026');
  expect(fact('Game points')?.parentElement).toHaveTextContent('▼ 3Down 3 places since');
  expect(fact('Cups')?.parentElement).not.toHaveTextContent('since');
});

test('says nothing of a change that is not known', async () => {
  give([playerScore(1)]);
  apiServer.use(
    http.get(`*${paths.player(11)}`, () => HttpResponse.json(playerProfile({ change: null }))),
  );
  await setUp();
  await screen.findByText('12,340');
  expect(screen.queryByText(/30 days/)).toBeNull();
});

test('a player who does not rank has no ranks', async () => {
  give([playerScore(1)]);
  apiServer.use(
    http.get(`*${paths.player(11)}`, () => HttpResponse.json(playerProfile({ ranks: [] }))),
  );
  await setUp();
  await screen.findByText('12,340');
  expect(screen.queryByRole('link', { name: /Rank/ })).toBeNull();
});

test('says that the latest scores are not in the totals yet, until they are', async () => {
  give([playerScore(1)]);
  let counting = true;
  apiServer.use(
    http.get(`*${paths.player(11)}`, () =>
      HttpResponse.json(playerProfile(counting ? { points: 0, counting } : {})),
    ),
  );
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  await setUp();
  const note = 'Scores of the last moments are not in these totals yet.';
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(note));
  counting = false;
  await act(async () => jest.advanceTimersByTimeAsync(2000));
  expect(await screen.findByText('12,340')).toBeVisible();
  jest.useRealTimers();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

const kart = { ...game, id: 9, '@id': paths.game(9), slug: 'kart', name: 'Kart' };

test('lists the scores by day and game, with links, place, points and proof', async () => {
  const unproved = { rank: null, tied: null, points: 0, state: 'unproved' } as const;
  give([
    playerScore(1),
    playerScore(2, {}, kart),
    playerScore(3, unproved),
    playerScore(4, { changedAt: '2025-06-01T10:00:00.000Z' }),
  ]);
  await setUp();
  expect(await screen.findByRole('link', { name: 'Chart 1' })).toHaveAttribute(
    'href',
    '/en/chart-1-chart-c1',
  );
  expect(screen.getAllByRole('link', { name: 'Mushroom Cup' })[0]).toHaveAttribute(
    'href',
    '/en/mushroom-cup-game-g3',
  );
  const groups = [...document.querySelectorAll('.score-group')];
  expect(groups.map((group) => group.firstChild?.textContent)).toEqual([
    'Mushroom CupJun 2, 2025 · 2 scores',
    'KartJun 2, 2025 · 1 score',
    'Mushroom CupJun 1, 2025 · 1 score',
  ]);
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(3);
  expect(lines().map(({ textContent }) => textContent)).toEqual([
    'Chart 11:20.007 of 13120 pointsAchieved on: Jun 1, 2025Proved',
    'Chart 31:20.00–Achieved on: Jun 1, 2025Not proved in time',
    'Chart 21:20.007 of 13120 pointsAchieved on: Jun 1, 2025Proved',
    // The day of the achievement is that of the group.
    'Chart 41:20.007 of 13120 pointsProved',
  ]);
  await checkAccessibility();
});

test('names the medal of a place', async () => {
  give([
    playerScore(1, { rank: 1, tied: 1 }),
    playerScore(2, { rank: 1, tied: 2 }),
    playerScore(3, { rank: 2 }),
    playerScore(4, { rank: 3 }),
    playerScore(5, { rank: 4 }),
    // On a chart that gives no points.
    playerScore(6, { rank: 1, points: 0 }),
  ]);
  await setUp();
  await screen.findByRole('link', { name: 'Chart 1' });
  expect(lines().map((line) => line.querySelector('.medal')?.textContent)).toEqual([
    'Platinum',
    'Gold',
    'Silver',
    'Bronze',
    undefined,
    undefined,
  ]);
});

test('loads more scores on request', async () => {
  give([playerScore(1)], [playerScore(2)]);
  const { user } = await setUp();
  const more = await screen.findByRole('button', { name: 'Load more scores' });
  // How many the day has is not known yet.
  expect(screen.getByText('Jun 2, 2025')).toBeVisible();
  await user.click(more);
  await waitFor(() => expect(lines()).toHaveLength(2));
  expect(screen.queryByRole('button')).toBeNull();
});

test('has as many placeholders as there will be scores', async () => {
  give([playerScore(1), playerScore(2), playerScore(3)]);
  await setUp();
  const section = screen.getByRole('region', { name: 'Scores' });
  expect(section).toHaveAttribute('aria-busy', 'true');
  expect(lines()).toHaveLength(3);
  expect(document.querySelectorAll('.score-group')).toHaveLength(2);
  await waitFor(() => expect(section).toHaveAttribute('aria-busy', 'false'));
  expect(lines()).toHaveLength(3);
});

test('reports totals and scores that could not be loaded once, with one retry for both', async () => {
  give([playerScore(1)]);
  apiServer.use(
    http.get(`*${paths.player(11)}`, failure, { once: true }),
    http.get(`*${paths.playerScores(11)}`, failure, { once: true }),
  );
  const { user } = await setUp();
  expect(await screen.findAllByText(/could not be loaded/)).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('12,340')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Chart 1' })).toBeVisible();
});

test('reports a failed list beside totals that could be loaded, with a retry', async () => {
  give([playerScore(1)]);
  apiServer.use(http.get(`*${paths.playerScores(11)}`, failure, { once: true }));
  const { user } = await setUp();
  expect(await screen.findByText('12,340')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Chart 1' })).toBeVisible();
});

test('says offline that the device has no copy', async () => {
  apiServer.use(http.get('*', () => HttpResponse.error()));
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await setUp();
  expect(await screen.findAllByText(/This device has no copy/)).toHaveLength(1);
});

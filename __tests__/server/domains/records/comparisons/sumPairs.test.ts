import type { Pair } from '../../../../../src/server/domains/records/comparisons/findPairs';
import {
  biggestGaps,
  byGame,
  sumPairs,
} from '../../../../../src/server/domains/records/comparisons/sumPairs';

const pair = (chartId: number, gameId: number, result: Pair['result'], gap = 0): Pair => ({
  chartId,
  gameId,
  result,
  gap,
});

const pairs = [
  pair(5, 2, 'won', 0.5),
  pair(4, 1, 'lost', 0.2),
  pair(2, 3, 'won', 0.1),
  pair(3, 2, 'tied'),
  pair(1, 2, 'won', 0.5),
];

test('sums are of all pairs', () => {
  expect(sumPairs(pairs)).toEqual({ shared: 5, won: 3, lost: 1, tied: 1 });
  expect(sumPairs([])).toEqual({ shared: 0, won: 0, lost: 0, tied: 0 });
});

test('games are in the order of their shared charts, then of their ids', () => {
  const games = byGame(pairs).map((game) => [
    game.gameId,
    game.pairs.map(({ chartId }) => chartId),
  ]);
  expect(games).toEqual([
    [2, [1, 3, 5]],
    [1, [4]],
    [3, [2]],
  ]);
});

test('the biggest gaps of a result are first', () => {
  expect(biggestGaps(pairs, 'won', 2).map(({ chartId }) => chartId)).toEqual([1, 5]);
  expect(biggestGaps(pairs, 'lost', 2).map(({ chartId }) => chartId)).toEqual([4]);
});

import type { ComparisonSums } from '../../../../contract/schemas/comparisons';
import type { Pair } from './findPairs';

export function sumPairs(pairs: readonly Pair[]): ComparisonSums {
  const sums = { shared: pairs.length, won: 0, lost: 0, tied: 0 };
  for (const { result } of pairs) sums[result] += 1;
  return sums;
}

export interface GamePairs {
  gameId: number;
  pairs: Pair[];
}

/** The pairs by their games, those with most of them first, and in a game by their charts. */
export function byGame(pairs: readonly Pair[]): GamePairs[] {
  const games = new Map<number, Pair[]>();
  for (const pair of pairs) {
    const ofGame = games.get(pair.gameId);
    if (ofGame) ofGame.push(pair);
    else games.set(pair.gameId, [pair]);
  }
  return [...games]
    .map(([gameId, ofGame]) => ({
      gameId,
      pairs: ofGame.toSorted((one, other) => one.chartId - other.chartId),
    }))
    .toSorted((one, other) => other.pairs.length - one.pairs.length || one.gameId - other.gameId);
}

/** The pairs of one result with the biggest gaps. */
export const biggestGaps = (pairs: readonly Pair[], result: Pair['result'], most: number): Pair[] =>
  pairs
    .filter((pair) => pair.result === result)
    .toSorted((one, other) => other.gap - one.gap || one.chartId - other.chartId)
    .slice(0, most);

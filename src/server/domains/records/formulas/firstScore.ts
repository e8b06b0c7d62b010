import { pointsByRank } from './chartPoints';

/** The place in the middle of a board with one more score: as many of the others are better as are not, or one fewer. */
export const middlePlace = (scores: number): number => Math.floor(scores / 2) + 1;

/** What a first score of a player would bring on a chart that has so many: at its last place, and in its middle. */
export function firstScorePoints(scores: number): { last: number; middle: number } {
  const points = pointsByRank(scores + 1);
  return { last: points[scores] ?? 0, middle: points[middlePlace(scores) - 1] ?? 0 };
}

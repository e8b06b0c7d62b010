import type { BoardScore } from '../../../api/wire/boardFromWire';

/** The medal that a place gives: a first place held alone is platinum, those of a tie have the same. */
export function medalOf({ rank, tied, of }: Pick<BoardScore, 'rank' | 'tied' | 'of'>) {
  if (rank === 1 && tied === 1 && of > 1) return 'platinum';
  return (['gold', 'silver', 'bronze'] as const)[rank - 1];
}

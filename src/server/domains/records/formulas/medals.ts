/** The last place that is counted for players. */
const lastPlace = 5;

/**
 * The place that a rank counts as: 0 (platinum) is the first rank held alone on a chart with several scores,
 * 1 to 5 are those ranks, and the others count as none.
 */
export function medalPlace(rank: number, tied: number, scores: number): number | null {
  if (rank === 1 && tied === 1 && scores > 1) return 0;
  return rank <= lastPlace ? rank : null;
}

/** By the place that they are for. */
export const medals = ['platinum', 'gold', 'silver', 'bronze'] as const;

/** The last place that is counted for players. */
const lastPlace = 5;

/**
 * The place that a rank counts as: 0 (platinum) is the first rank held alone on a chart with several scores,
 * 1 to 5 are those ranks, and the others count as none. Those of a tie have the same.
 */
export function medalPlace(rank: number, tied: number, scores: number): number | null {
  if (rank === 1 && tied === 1 && scores > 1) return 0;
  return rank <= lastPlace ? rank : null;
}

/** The medal of a place on a chart with so many scores; undefined for places without one. */
export const medalOf = ({ rank, tied, of }: { rank: number; tied: number; of: number }) =>
  medals[medalPlace(rank, tied, of) ?? medals.length];

/** The percentage of the points of the rank before: 80, 80, 81, 81 … 84, 84, 85, 86 … 98, 99, 99 … */
function percentage(rank: number): number {
  return rank <= 11 ? 80 + Math.floor((rank - 2) / 2) : Math.min(99, 85 + rank - 12);
}

/** The points of each rank of a chart with so many ranked scores, without the ranks that get none. */
export function pointsByRank(scores: number): number[] {
  const points: number[] = [];
  let current = 100 * scores;
  while (points.length < scores && current > 0) {
    points.push(current);
    current = Math.floor((current * percentage(points.length + 1)) / 100);
  }
  return points;
}

/** What each of the tied players from a rank on gets: the mean of their ranks' points, rounded down. */
export function tiePoints(points: readonly number[], rank: number, tied: number): number {
  const sum = points.slice(rank - 1, rank - 1 + tied).reduce((total, slot) => total + slot, 0);
  return Math.floor(sum / tied);
}

/** The points of a game's first rank before rounding, where so many players share it. */
function firstPoints(players: number, tiedFirst: number): number {
  const a = -1 / (100 + players - tiedFirst) + 0.0101 + Math.log(players) / 15_000;
  const above = players - 25;
  const b = ((Math.atan(above) + Math.PI / 2) * 25_000 * above) / (200 * Math.PI);
  return Math.ceil((10_400_000 * a + b) / tiedFirst ** 1.2);
}

function factor(rank: number): number {
  return Math.min(0.99, Math.log(rank) / Math.log(71_428.6 * rank + 857_142.8) + 0.7);
}

/**
 * The game points of each tie of a game, best first, from how many players each tie has. The first tie gets
 * the whole of the first rank's points, the others the mean of their ranks. Players without chart points get
 * none: the caller leaves out their tie and counts them in `players`.
 */
export function gamePoints(players: number, ties: readonly number[]): number[] {
  const points: number[] = [];
  let rank = 1;
  let slot = firstPoints(players, ties[0] ?? 1);
  for (const [index, tied] of ties.entries()) {
    let sum = 0;
    const first = slot;
    for (let member = 0; member < tied; member++) {
      sum += slot;
      rank++;
      slot *= factor(rank);
    }
    points.push(Math.round(index === 0 ? first : sum / tied));
  }
  return points;
}

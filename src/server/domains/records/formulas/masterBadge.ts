/** A first place that more players share is worth no badge. */
export const maxHolders = 1000;

/** What the badge of a game is worth to each of its holders. */
export function masterBadgeValue(players: number, holders: number): number {
  const share = -1 / (100 + players - holders) + 0.0102;
  return Math.floor((100 * 6250 * share) / Math.cbrt(holders));
}

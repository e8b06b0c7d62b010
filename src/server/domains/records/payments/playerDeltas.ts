/** What one change of a game adds to the sums of a player; counts can be negative. */
export interface PlayerDelta {
  points: number;
  /** Without downloadable content. */
  basePoints: number;
  /** Places by medal, from 0 to 5. */
  medals: number[];
  gamePoints: number;
  /** Places on the board of the game, from 0 to 3. */
  cups: number[];
  scores: number;
  proved: number;
  disabled: number;
  /** What the held badges are worth, and their number. */
  badgePoints: number;
  badges: number;
}

const createDelta = (): PlayerDelta => ({
  points: 0,
  basePoints: 0,
  medals: [0, 0, 0, 0, 0, 0],
  gamePoints: 0,
  cups: [0, 0, 0, 0],
  scores: 0,
  proved: 0,
  disabled: 0,
  badgePoints: 0,
  badges: 0,
});

export type PlayerDeltas = Map<number, PlayerDelta>;

export function deltaOf(deltas: PlayerDeltas, playerId: number): PlayerDelta {
  const known = deltas.get(playerId);
  if (known) return known;
  const delta = createDelta();
  deltas.set(playerId, delta);
  return delta;
}

/** A first place alone is a first place, too. */
export function addPlace(places: number[], place: number | null, by: 1 | -1): void {
  if (place === null) return;
  for (const index of place === 0 ? [0, 1] : [place]) places[index] = (places[index] ?? 0) + by;
}

/** Totals do not count the points, medals and cups of games that are not ranked. */
export const withoutPoints = (deltas: PlayerDeltas): PlayerDeltas =>
  new Map(
    [...deltas].map(([id, { scores, proved, disabled, badgePoints, badges }]) => [
      id,
      { ...createDelta(), scores, proved, disabled, badgePoints, badges },
    ]),
  );

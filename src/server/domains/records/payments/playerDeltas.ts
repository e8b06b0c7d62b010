/** What is paid for charts. */
interface Paid {
  points: number;
  /** Places by medal, from 0 to 5. */
  medals: number[];
}

/** What one change of a game adds to the sums of a player; counts can be negative. */
export interface PlayerDelta extends Paid {
  /** The same of parts of the game, by part. */
  parts: Map<number, Paid>;
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

const createPaid = (): Paid => ({ points: 0, medals: [0, 0, 0, 0, 0, 0] });

const createDelta = (): PlayerDelta => ({
  ...createPaid(),
  parts: new Map(),
  gamePoints: 0,
  cups: [0, 0, 0, 0],
  scores: 0,
  proved: 0,
  disabled: 0,
  badgePoints: 0,
  badges: 0,
});

export type PlayerDeltas = Map<number, PlayerDelta>;

function entryOf<Entry>(entries: Map<number, Entry>, key: number, create: () => Entry): Entry {
  const known = entries.get(key);
  if (known) return known;
  const entry = create();
  entries.set(key, entry);
  return entry;
}

export const deltaOf = (deltas: PlayerDeltas, playerId: number): PlayerDelta =>
  entryOf(deltas, playerId, createDelta);

/** The sums that what is paid for a chart is added to: of the game, and of the parts that the chart belongs to. */
export const paidSums = (delta: PlayerDelta, parts: readonly number[]): Paid[] => [
  delta,
  ...parts.map((part) => entryOf(delta.parts, part, createPaid)),
];

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

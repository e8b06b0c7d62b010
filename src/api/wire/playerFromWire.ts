import { playerFromWire, stateFromWire, totalFields, valueFromWire } from './boardFromWire';
import { count, flag, from, idOfKind, list, moment, object, orNull, type Read } from './readers';
import { numberOrNull } from './recordReaders';
import { referenceFromWire } from './referenceFromWire';

export const totalsFromWire = object({
  ...totalFields,
  id: idOfKind('playerId'),
  /** Whether the latest scores are not in them yet. */
  counting: flag,
});
/** A player’s totals of all ranked games. */
export type PlayerTotals = Read<typeof totalsFromWire>;

const listedFields = {
  id: idOfKind('scoreId'),
  game: referenceFromWire,
  chart: referenceFromWire,
  /** Null for a score that does not rank. */
  rank: numberOrNull('plain'),
  of: count,
  points: count,
  values: list(valueFromWire),
  state: stateFromWire,
};

export const playerScoreFromWire = object({
  ...listedFields,
  /** The list is in this order. */
  postedAt: from('changedAt', moment),
});
/** A score of a player with its chart. */
export type PlayerScore = Read<typeof playerScoreFromWire>;

export const scoreOfAnyone = {
  ...listedFields,
  player: playerFromWire,
  platform: orNull(referenceFromWire),
};

export const latestScoreFromWire = object({
  ...scoreOfAnyone,
  postedAt: from('changedAt', moment),
});
/** A score of any player, as the list of the latest ones has it. */
export type LatestScore = Read<typeof latestScoreFromWire>;

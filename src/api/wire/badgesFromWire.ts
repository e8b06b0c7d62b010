import { playerFromWire } from './boardFromWire';
import { boardOf } from './boardPages';
import { count, id, moment, needed, object, orNull, type Read } from './readers';
import { counts, numberOrNull } from './recordReaders';
import { referenceFromWire } from './referenceFromWire';

const reignFields = {
  id,
  value: count,
  wonAt: needed(moment),
  /** Null while the player holds it. */
  lostAt: moment,
};

export const playerBadgeFromWire = object({ game: referenceFromWire, ...reignFields });
/** A time in which a player held the badge of a game. */
export type PlayerBadge = Read<typeof playerBadgeFromWire>;

const thresholdsFromWire = object({ count, reached: counts, next: numberOrNull('plain') });
/** Badges for numbers of scores: how many there are, and the next threshold. */
export type ThresholdBadges = Read<typeof thresholdsFromWire>;

export const playerBadgesFromWire = boardOf(playerBadgeFromWire, {
  points: count,
  scores: orNull(thresholdsFromWire),
  proofs: orNull(thresholdsFromWire),
  comments: orNull(thresholdsFromWire),
  days: orNull(thresholdsFromWire),
});

/** The same of a game. */
const gameBadgeFromWire = object({ player: playerFromWire, ...reignFields });

export const gameBadgesFromWire = boardOf(gameBadgeFromWire, { value: count, holders: count });

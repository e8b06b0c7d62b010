import { playerFromWire, totalFields } from './boardFromWire';
import { boardOf } from './boardPages';
import { computed, count, flag, moment, object, orNull, reader, type Read } from './readers';
import { achievedOn } from './playerFromWire';
import { playerChangeFromWire } from './playerChangeFromWire';
import { isInteger, numberOrNull, place } from './recordReaders';

const standingFields = {
  ...totalFields,
  /** Of the player. */
  id: computed(({ player }) => playerFromWire(player)?.id, 'playerId'),
  player: playerFromWire,
  rank: place,
  of: count,
  /** In a ranking of an earlier day: the rank at the end of the last kept day; null if it is not known. */
  latestRank: numberOrNull('plain'),
};
const standingFromWire = object(standingFields);
export type Standing = Read<typeof standingFromWire>;

const ownStandingFromWire = object({
  ...standingFields,
  /** Which of the compared numbers the next better player has more of, and how many; null for the best. */
  next: orNull(object({ column: count, difference: count })),
  /** Null in the ranking of a game, and while nothing is kept of the past. */
  change: orNull(playerChangeFromWire),
  /** When the rank was counted; null if it is of the moment of the response. */
  countedAt: moment,
  /** Whether the rank of an earlier day is estimated. */
  estimated: flag,
  latestEstimated: flag,
});
export type OwnStanding = Read<typeof ownStandingFromWire>;

export const standingsFromWire = boardOf(standingFromWire, {
  /** Whether totals of the members of a very large tie are still being counted. */
  counting: flag,
  /** When the ranks were counted; null if they are of the moment of the response. */
  countedAt: moment,
  /** The id of the player whom the page is around, if it was asked for like that. */
  around: reader((value) => (isInteger(value) ? value : null), 'playerId'),
  /** The member’s own standing; null without one, and if it was not asked for. */
  own: orNull(ownStandingFromWire),
  /** In a ranking of an earlier day: the kept day that is shown, and the first kept one; null without any. */
  day: achievedOn,
  since: achievedOn,
  /** The last kept day, if it is another one. */
  latest: achievedOn,
});
/** A page of a ranking of players. */
export type StandingPage = Read<typeof standingsFromWire>;

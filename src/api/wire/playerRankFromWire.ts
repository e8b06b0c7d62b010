import { boardOf } from './boardPages';
import { achievedOn } from './playerFromWire';
import { count, flagUnlessFalse, needed, object, orNull, type Read } from './readers';
import { place } from './recordReaders';

const day = needed(achievedOn);

/** The rank of a player at the end of a day. */
const playerRankDayFromWire = object({
  day,
  rank: place,
  /** How many players the ranking had. */
  of: count,
  /** Whether it is not estimated. */
  exact: flagUnlessFalse,
});
/** The ranks of a player in the order of the days; `since` is the first day whose rankings were kept, `until` today. */
export const playerRanksFromWire = boardOf(playerRankDayFromWire, {
  best: orNull(object({ rank: place, day })),
  since: achievedOn,
  until: day,
});
export type PlayerRanks = Read<typeof playerRanksFromWire>;

import { boardOf } from './boardPages';
import { achievedOn } from './playerFromWire';
import { count, from, needed, object, type Read } from './readers';
import { counts } from './recordReaders';

const day = needed(achievedOn);

const playerDayFromWire = object({
  day,
  points: count,
  /** First places alone, then places 1 to 3. */
  medals: counts,
  scores: from('nbScore', count),
  /** Values posted since the day before in the list. */
  posts: count,
});
/** What a player had at the end of a day. */
export type PlayerDay = Read<typeof playerDayFromWire>;

/** The days of a player in their order; `until` is today in UTC. */
export const playerDaysFromWire = boardOf(playerDayFromWire, { until: day });
export type PlayerDays = Read<typeof playerDaysFromWire>;

import { playerBoards } from '../../contract/records/rankingBoards';
import { flagUnlessFalse, from, list, object, oneOf, reader, type Read } from './readers';
import { difference, place, positions } from './recordReaders';
import { dateOrNull } from './typeGuards';

/** The rank in a ranking of all players at the end of that day. */
const pastRankFromWire = object({
  board: oneOf(playerBoards, undefined),
  rank: place,
  /** Whether it is not estimated. */
  exact: flagUnlessFalse,
});

export const playerChangeFromWire = object({
  since: reader((value) => dateOrNull(value) ?? undefined, 'dayOrMoment'),
  points: difference,
  gamePoints: difference,
  /** First places alone, then places 1 to 3. */
  medals: positions(difference),
  scores: from('nbScore', difference),
  proved: from('nbProved', difference),
  /** None of rankings that were not kept then, and in responses kept from before they were sent. */
  ranks: list(pastRankFromWire),
});
/** What changed in a player’s totals since the end of a day. */
export type PlayerChange = Read<typeof playerChangeFromWire>;

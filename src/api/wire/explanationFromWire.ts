import { playerBoards } from '../../contract/records/rankingBoards';
import { playerFromWire } from './boardFromWire';
import { unrankedPlayerFromWire } from './playerFromWire';
import { count, list, moment, needed, object, oneOf, orNull, type Read } from './readers';
import { counts, place } from './recordReaders';
import { referenceFromWire } from './referenceFromWire';

const neighbour = { player: needed(playerFromWire), column: count, difference: count };
const neighbourFromWire = object(neighbour);
/** Another player, and how far that one is in the first number in which the two differ. */
export type Neighbour = Read<typeof neighbourFromWire>;

const explainedRankFromWire = object({
  rank: place,
  of: count,
  /** How many players have the same numbers, the player too; one more than are counted if there are more. */
  tied: place,
  /** What the ranking compares. */
  counts,
  countedAt: moment,
  /** The next better player, with the rank of that one; null for the best. */
  next: orNull(object({ ...neighbour, rank: place })),
  behind: orNull(neighbourFromWire),
  /** The ranks with one more of a number. */
  steps: list(object({ column: count, rank: place })),
});
export type ExplainedRank = Read<typeof explainedRankFromWire>;

const explainedGameFromWire = object({ game: needed(referenceFromWire), counts });
export type ExplainedGame = Read<typeof explainedGameFromWire>;

export const explanationFromWire = object({
  board: oneOf(playerBoards, undefined),
  /** Null for a player without ranked scores. */
  standing: orNull(explainedRankFromWire),
  /** Those that give most. */
  games: list(explainedGameFromWire),
  /** How many games give something. */
  nbGame: count,
  unranked: orNull(unrankedPlayerFromWire),
});
/** What the rank of a player is made of. */
export type Explanation = Read<typeof explanationFromWire>;

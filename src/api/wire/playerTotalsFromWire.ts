import { playerBoards } from '../../contract/records/rankingBoards';
import { totalFields } from './boardFromWire';
import { playerChangeFromWire } from './playerChangeFromWire';
import { unrankedPlayerFromWire } from './playerFromWire';
import {
  count,
  flag,
  from,
  idOfKind,
  list,
  moment,
  object,
  oneOf,
  orNull,
  type Read,
} from './readers';
import { countryFromWire, counts, place } from './recordReaders';
import { referenceFromWire } from './referenceFromWire';

/** The place in a ranking of all players. */
const playerRankFromWire = object({
  board: oneOf(playerBoards, undefined),
  rank: place,
  of: count,
});

/** The place by points among the players of a country. */
const countryRankFromWire = object({ country: countryFromWire, rank: place, of: count });

export const totalsFromWire = object({
  ...totalFields,
  id: idOfKind('playerId'),
  /** Games with a score. */
  games: from('nbGame', count),
  /** Whether the latest scores are not in them yet. */
  counting: flag,
  /** Null for a player who ranks. */
  unranked: orNull(unrankedPlayerFromWire),
  /** Only super administrators decide about this player. */
  administrator: flag,
  /** None for a player who does not rank, and in responses kept from before they were sent. */
  ranks: list(playerRankFromWire),
  /** Null without a country, for a player who does not rank, and in responses kept from before it was sent. */
  countryRank: orNull(countryRankFromWire),
  /** Null if it is not known. */
  change: orNull(playerChangeFromWire),
});
/** A player’s totals of all ranked games. */
export type PlayerTotals = Read<typeof totalsFromWire>;

export const playerGameFromWire = object({
  game: referenceFromWire,
  /** On how many of its charts the player has a ranked score. */
  played: count,
  charts: from('nbChart', count),
  proved: from('nbProved', count),
  points: count,
  medals: counts,
  /** By points, among the players of the game. */
  rank: place,
  of: count,
  lastScoreAt: moment,
});
/** A game of a player. */
export type PlayerGame = Read<typeof playerGameFromWire>;

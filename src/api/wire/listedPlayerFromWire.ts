import { playerFromWire } from './boardFromWire';
import { boardOf } from './boardPages';
import { count, flag, from, moment, object, type Read } from './readers';
import { counts } from './recordReaders';

const listedPlayerFromWire = object({
  player: playerFromWire,
  points: count,
  medals: counts,
  scores: from('nbScore', count),
  games: from('nbGame', count),
  lastScoreAt: moment,
  memberSince: moment,
});
/** A player in the list of players. */
export type ListedPlayer = Read<typeof listedPlayerFromWire>;

export const listedPlayersFromWire = boardOf(listedPlayerFromWire, {
  /** Whether there are more players than the total says. */
  more: flag,
});
export type ListedPlayers = Read<typeof listedPlayersFromWire>;

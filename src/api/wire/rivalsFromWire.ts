import { playerFromWire } from './boardFromWire';
import { sums } from './comparisonFromWire';
import { count, from, list, moment, needed, object, type Read } from './readers';

const rivalFromWire = object({
  player: needed(playerFromWire),
  /** On how many charts they are near each other. */
  near: count,
  ...sums,
});
export type Rival = Read<typeof rivalFromWire>;

const rivals = list(rivalFromWire);

/** The players near a player. */
export const rivalsFromWire = object({
  /** Null while they are counted for the first time. */
  countedAt: moment,
  /** How many latest scores were searched, and how many were compared. */
  scores: from('nbScore', count),
  compared: from('nbCompared', count),
  closest: rivals,
  beaten: rivals,
  beatenBy: rivals,
});
export type PlayerRivals = Read<typeof rivalsFromWire>;

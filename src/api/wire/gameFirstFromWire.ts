import { playerFromWire, valueFromWire } from './boardFromWire';
import { boardOf } from './boardPages';
import { achievedOn } from './playerFromWire';
import { flagUnlessFalse, list, moment, needed, object, orNull, type Read } from './readers';
import { counts } from './recordReaders';
import { referenceFromWire } from './referenceFromWire';

export const gameFirstFromWire = object({
  game: needed(referenceFromWire),
  group: needed(referenceFromWire),
  chart: needed(referenceFromWire),
  player: needed(playerFromWire),
  values: list(valueFromWire),
  since: needed(moment),
  /** Null while it is held. */
  until: moment,
  /** Who held it until then; null if nobody did. */
  previous: orNull(playerFromWire),
});
/** A first place of a game that a player took. */
export type GameFirst = Read<typeof gameFirstFromWire>;

const holderFromWire = object({ player: needed(playerFromWire), counts });
export const holdersFromWire = boardOf(holderFromWire, {
  days: list(needed(achievedOn)),
  /** Whether the days go back to the first of all. */
  whole: flagUnlessFalse,
});
/** How many first places of a game players held at the end of days. */
export type FirstHolders = Read<typeof holdersFromWire>;

import { playerFromWire, valueFromWire } from './boardFromWire';
import { boardOf } from './boardPages';
import { count, list, moment, needed, object, orNull, type Read } from './readers';
import { numberOrNull } from './recordReaders';
import { referenceFromWire } from './referenceFromWire';

const firstFromWire = object({
  game: needed(referenceFromWire),
  chart: needed(referenceFromWire),
  values: list(valueFromWire),
  since: needed(moment),
  /** Null while it is held. */
  until: moment,
  /** Who held it next; null while it is held, and if no score was left. */
  next: orNull(playerFromWire),
});
/** A time in which a player held the first place of a chart. */
export type FirstPlace = Read<typeof firstFromWire>;

export const firstsFromWire = boardOf(firstFromWire, {
  /** How many are counted in each state. */
  held: count,
  lost: count,
  longestDays: numberOrNull('plain'),
});
export type FirstPage = Read<typeof firstsFromWire>;

import { playerFromWire, valueFromWire } from './boardFromWire';
import { count, list, moment, needed, object, orNull, type Read } from './readers';

export const stepFromWire = object({
  /** Its number among the events of the chart. */
  sequence: count,
  at: needed(moment),
  /** Empty when no score was left. */
  values: list(valueFromWire),
  player: orNull(playerFromWire),
});
/** A change of the first place of a chart. */
export type TimelineStep = Read<typeof stepFromWire>;

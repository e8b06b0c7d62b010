import { nextPlaceFromWire } from './playerFromWire';
import { count, from, needed, object, orNull, type Read } from './readers';
import { referenceFromWire } from './referenceFromWire';

export const unplayedChartFromWire = object({
  game: needed(referenceFromWire),
  chart: needed(referenceFromWire),
  scores: from('nbScore', count),
  /** What the last place would bring. */
  lastPoints: count,
  /** What it takes to be in the middle of the board; null on an empty one. */
  middle: orNull(nextPlaceFromWire),
});
/** A chart without a score of the member, and what a first one would bring. */
export type UnplayedChart = Read<typeof unplayedChartFromWire>;

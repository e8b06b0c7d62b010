import { visitBoards, visitEvents } from '../../contract/records/visits';
import { playerFromWire } from './boardFromWire';
import {
  count,
  flag,
  list,
  moment,
  needed,
  object,
  oneOf,
  orNull,
  reader,
  type Read,
} from './readers';
import { isInteger, numberOrNull, place } from './recordReaders';
import { referenceFromWire } from './referenceFromWire';

const visitPlaceFromWire = object({
  board: oneOf(visitBoards, undefined),
  count,
  rank: place,
  of: count,
  /** How much more it is than at the last visit, and the rank then; null without a rank then. */
  gained: reader((value: unknown) => (isInteger(value) ? value : null), 'plain'),
  rankBefore: numberOrNull('plain'),
});
/** The place of the member in a ranking of all players. */
export type VisitPlace = Read<typeof visitPlaceFromWire>;

const visitChangeFromWire = object({
  event: oneOf(visitEvents, undefined),
  count,
  /** It happened more often. */
  more: flag,
  game: needed(referenceFromWire),
  /** Null of a badge. */
  chart: orNull(referenceFromWire),
  score: numberOrNull('scoreId'),
  player: orNull(playerFromWire),
});
/** What happened to the member, and the latest of it. */
export type VisitChange = Read<typeof visitChangeFromWire>;

export const visitChangesFromWire = object({
  /** The end of the last visit; null during the first one. */
  since: moment,
  places: list(visitPlaceFromWire),
  changes: list(visitChangeFromWire),
});
export type VisitChanges = Read<typeof visitChangesFromWire>;

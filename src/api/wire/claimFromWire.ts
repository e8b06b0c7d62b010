import { decisionReasons } from '../../contract/records/decisions';
import { stateFromWire, valueFromWire } from './boardFromWire';
import { id, moment, needed, oneOf, text } from './readers';
import { numberOrNull, positions } from './recordReaders';
import { referenceFromWire } from './referenceFromWire';

/** Of a proof or a request: its id, and the value that it is about. */
export const claimFields = {
  id,
  game: referenceFromWire,
  group: referenceFromWire,
  chart: referenceFromWire,
  scoreId: needed(numberOrNull('scoreId')),
  values: positions(valueFromWire),
  /** Of the score now. */
  scoreState: stateFromWire,
};

export const decisionFields = {
  decidedAt: moment,
  reason: oneOf(decisionReasons, null),
  note: text('hidden'),
};

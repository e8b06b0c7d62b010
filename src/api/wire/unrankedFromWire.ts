import { unrankedCauses } from '../../contract/records/unrankedCauses';
import { playerFromWire, stateFromWire, valueFromWire } from './boardFromWire';
import { idOfKind, object, oneOf, type Read } from './readers';
import { positions } from './recordReaders';

export const unrankedScoreFromWire = object({
  id: idOfKind('scoreId'),
  player: playerFromWire,
  values: positions(valueFromWire),
  state: stateFromWire,
  cause: oneOf(unrankedCauses, null),
});
/** A score of a chart that does not rank. */
export type UnrankedScore = Read<typeof unrankedScoreFromWire>;

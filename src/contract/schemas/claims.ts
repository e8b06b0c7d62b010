import { Type } from '@sinclair/typebox';
import { decisionReasons, type DecisionReason } from '../records/decisions';
import { GameReference, GroupReference, reference } from './games';
import { scoreContent } from './scoreFields';
import { literals, nullable, nullableMoment } from './valueTypes';

/** Of a proof or a request: its id, and the value that it is about. */
export const claimContent = {
  id: Type.Integer(),
  game: GameReference,
  group: GroupReference,
  chart: reference('Chart'),
  score: Type.String(),
  scoreId: Type.Integer(),
  values: scoreContent.values,
  /** Of the score now. */
  scoreState: scoreContent.state,
};

export const decisionContent = {
  decidedAt: nullableMoment,
  reason: nullable<DecisionReason>(literals(decisionReasons)),
  note: nullable<string>(Type.String()),
};

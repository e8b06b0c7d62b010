import { Type, type Static } from '@sinclair/typebox';
import { decisionReasons, type DecisionReason } from '../records/decisions';
import { Collection } from './collection';
import { PlayerScore } from './players';
import { literals, nullable, nullableMoment } from './valueTypes';

/** An own score that has to be proved, or was not proved in time. */
export const DueScore = Type.Object({
  ...PlayerScore.properties,
  '@type': Type.Literal('DueScore'),
  /** The end of the time to prove it; null while moderators decide about a request, and once the time is over. */
  dueAt: nullableMoment,
  /** Why the site or its rules ask for it; null for a request of a member. */
  reason: nullable<DecisionReason>(literals(decisionReasons)),
  /** Whether its chart takes proofs at this moment. */
  mayProve: Type.Boolean(),
  /** Whether one more refused proof ends the time at once. */
  lastProof: Type.Boolean(),
});
export type DueScore = Static<typeof DueScore>;
export const DueScoreCollection = Collection(DueScore);
export type DueScoreCollection = Static<typeof DueScoreCollection>;

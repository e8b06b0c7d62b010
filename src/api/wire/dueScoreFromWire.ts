import { decisionReasons } from '../../contract/records/decisions';
import { playerScoreFields } from './playerFromWire';
import { flag, moment, object, oneOf, type Read } from './readers';

export const dueScoreFromWire = object({
  ...playerScoreFields,
  /** Null while moderators decide about a request, and once the time is over. */
  dueAt: moment,
  /** Why the site or its rules ask for a proof; null for a request of a member. */
  reason: oneOf(decisionReasons, null),
  /** Whether its chart takes proofs. */
  mayProve: flag,
  /** Whether one more refused proof ends the time. */
  lastProof: flag,
});
/** A score of the member that has to be proved, or was not proved in time. */
export type DueScore = Read<typeof dueScoreFromWire>;

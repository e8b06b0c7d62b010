import { scoreTransitions } from '../../../contract/records/proofStates';
import type { ScoreState } from '../../../contract/records/scoreStates';

/** Whether a proof can be sent for a score in this state. */
export const mayBeProved = (state: ScoreState): boolean =>
  scoreTransitions[state].sendProof !== undefined;

export const isProofWaiting = (state: ScoreState): boolean =>
  scoreTransitions[state].takeProofBack !== undefined;

/** What its player can do to prove a score in this state. */
export function proofActionOf(state: ScoreState): 'send' | 'replace' | undefined {
  if (isProofWaiting(state)) return 'replace';
  return mayBeProved(state) ? 'send' : undefined;
}

import type { ScoreState } from '../../../../contract/records/scoreStates';

export type ScoreAction =
  | 'post'
  | 'postWithProof'
  | 'correct'
  | 'withdraw'
  | 'ask'
  | 'acceptRequest'
  | 'refuseRequest'
  | 'sendProof'
  | 'acceptProof'
  | 'refuseProof'
  | 'revokeProof'
  | 'expire';

/** A score's state; `wasUnproved` keeps one that was deactivated out of the board until its proof is accepted. */
export interface ProofState {
  state: ScoreState;
  wasUnproved: boolean;
}

/** Actions that are not listed are refused in the state. */
const transitions: Record<ScoreState, Partial<Record<ScoreAction, ScoreState>>> = {
  none: {
    post: 'none',
    postWithProof: 'proof_waiting',
    correct: 'none',
    withdraw: 'withdrawn',
    ask: 'asked',
    sendProof: 'proof_waiting',
  },
  asked: {
    withdraw: 'withdrawn',
    acceptRequest: 'due',
    refuseRequest: 'none',
    sendProof: 'proof_waiting_due',
  },
  due: { withdraw: 'withdrawn', sendProof: 'proof_waiting_due', expire: 'unproved' },
  proof_waiting: {
    post: 'none',
    postWithProof: 'proof_waiting',
    correct: 'none',
    withdraw: 'withdrawn',
    acceptProof: 'proved',
    refuseProof: 'none',
  },
  proof_waiting_due: { withdraw: 'withdrawn', acceptProof: 'proved', refuseProof: 'due' },
  proved: {
    post: 'none',
    postWithProof: 'proof_waiting',
    correct: 'none',
    withdraw: 'withdrawn',
    revokeProof: 'none',
  },
  unproved: {
    postWithProof: 'proof_waiting_due',
    withdraw: 'withdrawn',
    sendProof: 'proof_waiting_due',
  },
  withdrawn: {},
};

/** What an action makes of a score; undefined when its state does not allow the action. */
export function nextProofState(
  proofState: ProofState,
  action: ScoreAction,
): ProofState | undefined {
  const state = transitions[proofState.state][action];
  if (!state) return undefined;
  if (state === 'proof_waiting_due')
    return { state, wasUnproved: proofState.wasUnproved || proofState.state === 'unproved' };
  // The time to answer the request is over already.
  if (state === 'due' && proofState.wasUnproved) return { state: 'unproved', wasUnproved: false };
  return { state, wasUnproved: false };
}

export function isRanked({ state, wasUnproved }: ProofState): boolean {
  return state !== 'unproved' && state !== 'withdrawn' && !wasUnproved;
}

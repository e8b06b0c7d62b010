import type { ScoreEventKind, ScoreState } from './scoreStates';

/**
 * What can happen to a score, with the kind of event that it leaves. `cancel` is a withdrawal by the staff. `require`: the site or the staff
 * asks for a proof without a request of a member.
 */
export const scoreActions = {
  post: 'improved',
  postWithProof: 'improved',
  correct: 'corrected',
  withdraw: 'withdrawn',
  cancel: 'withdrawn',
  restore: 'restored',
  ask: 'asked',
  acceptRequest: 'requestAccepted',
  refuseRequest: 'requestRefused',
  require: 'requestAccepted',
  sendProof: 'proofSent',
  takeProofBack: 'proofTakenBack',
  acceptProof: 'proofAccepted',
  refuseProof: 'proofRefused',
  revokeProof: 'proofRevoked',
  expire: 'expired',
} as const satisfies Record<string, ScoreEventKind>;
export type ScoreAction = keyof typeof scoreActions;

export interface ProofState {
  state: ScoreState;
  /**
   * Keeps a score that was unproved, or was withdrawn while it had to be proved, out of the board until its proof is accepted. Of a proved
   * score: it is unproved again if its acceptance is reversed.
   */
  wasUnproved: boolean;
  /** The state that a withdrawn score gets when the withdrawal is undone; null if it cannot be undone. */
  restoresTo: ScoreState | null;
}

/** The state before a first score. */
export const unknownState: ProofState = { state: 'none', wasUnproved: false, restoresTo: null };

/** Actions that are not listed are refused in the state. */
export const scoreTransitions: Record<ScoreState, Partial<Record<ScoreAction, ScoreState>>> = {
  none: {
    post: 'none',
    postWithProof: 'proof_waiting',
    correct: 'none',
    withdraw: 'withdrawn',
    cancel: 'withdrawn',
    ask: 'asked',
    require: 'due',
    sendProof: 'proof_waiting',
  },
  asked: {
    withdraw: 'withdrawn',
    cancel: 'withdrawn',
    acceptRequest: 'due',
    refuseRequest: 'none',
    require: 'due',
    sendProof: 'proof_waiting_due',
  },
  due: {
    withdraw: 'withdrawn',
    cancel: 'withdrawn',
    sendProof: 'proof_waiting_due',
    expire: 'unproved',
  },
  proof_waiting: {
    post: 'none',
    postWithProof: 'proof_waiting',
    correct: 'none',
    withdraw: 'withdrawn',
    cancel: 'withdrawn',
    require: 'proof_waiting_due',
    takeProofBack: 'none',
    acceptProof: 'proved',
    refuseProof: 'none',
  },
  proof_waiting_due: {
    withdraw: 'withdrawn',
    cancel: 'withdrawn',
    takeProofBack: 'due',
    acceptProof: 'proved',
    refuseProof: 'due',
  },
  proved: {
    post: 'none',
    postWithProof: 'proof_waiting',
    correct: 'none',
    withdraw: 'withdrawn',
    cancel: 'withdrawn',
    revokeProof: 'none',
  },
  unproved: {
    postWithProof: 'proof_waiting_due',
    withdraw: 'withdrawn',
    cancel: 'withdrawn',
    sendProof: 'proof_waiting_due',
  },
  /** A withdrawn score may be posted again; one that had to be proved, or that the staff withdrew, only with its proof. */
  withdrawn: {
    post: 'none',
    postWithProof: 'proof_waiting',
    correct: 'none',
    cancel: 'withdrawn',
    restore: 'none',
  },
};

/** The states in which a score has to be proved. */
const mustBeProved: readonly ScoreState[] = ['asked', 'due', 'proof_waiting_due', 'unproved'];

/** A proof that waited was closed by the withdrawal. */
function restoredStateOf({ state, wasUnproved }: ProofState): ScoreState {
  if (state === 'proof_waiting') return 'none';
  if (state === 'proof_waiting_due') return wasUnproved ? 'unproved' : 'due';
  return state;
}

/** What an action makes of a score; undefined when its state does not allow the action. */
export function nextProofState(
  proofState: ProofState,
  action: ScoreAction,
): ProofState | undefined {
  const before = proofState.state;
  const state = scoreTransitions[before][action];
  if (!state) return undefined;
  const next = { state, wasUnproved: false, restoresTo: null };
  if (before === 'withdrawn' && state === 'withdrawn') {
    // One that comes back only with its proof needs no decision of the staff.
    return proofState.wasUnproved ? undefined : { ...proofState, wasUnproved: true };
  }
  if (state === 'withdrawn') {
    const wasUnproved =
      action === 'cancel' || proofState.wasUnproved || mustBeProved.includes(before);
    return { state, wasUnproved, restoresTo: restoredStateOf(proofState) };
  }
  if (before === 'withdrawn') {
    if (action === 'restore') {
      const { restoresTo } = proofState;
      if (restoresTo === null) return undefined;
      return {
        ...next,
        state: restoresTo,
        wasUnproved: restoresTo === 'proved' && proofState.wasUnproved,
      };
    }
    if (!proofState.wasUnproved) return next;
    return action === 'postWithProof'
      ? { ...next, state: 'proof_waiting_due', wasUnproved: true }
      : undefined;
  }
  if (state === 'proof_waiting_due')
    return { ...next, wasUnproved: proofState.wasUnproved || before === 'unproved' };
  // What could not be proved in time needs another proof if the acceptance is reversed.
  if (state === 'proved') return { ...next, wasUnproved: proofState.wasUnproved };
  if (action === 'revokeProof' && proofState.wasUnproved) return { ...next, state: 'unproved' };
  // The time to answer the request is over already.
  if (state === 'due' && proofState.wasUnproved) return { ...next, state: 'unproved' };
  return next;
}

/** Whether a score in this state ranks, if its player does. */
export function isRanked({ state, wasUnproved }: Omit<ProofState, 'restoresTo'>): boolean {
  return state === 'proved' || (state !== 'unproved' && state !== 'withdrawn' && !wasUnproved);
}

import {
  nextProofState,
  scoreActions,
  unknownState,
  type ProofState,
  type ScoreAction,
} from '../../../contract/records/proofStates';
import { scoreStates } from '../../../contract/records/scoreStates';

interface Permission {
  who: string;
  /** Method and path; null for what nobody calls. */
  operation: string | null;
  refusal: string;
}

const post: Permission = {
  who: 'the player',
  operation: 'POST /api/scores/batch',
  refusal: 'row with `needsProof`, or `stateForbids` if a proof does not help',
};
const withdrawal = { operation: 'DELETE /api/scores/{id}', refusal: '409' };
const request: Permission = {
  who: 'a moderator',
  operation: 'POST /api/moderation/requests/{id}/decision',
  refusal: '409 with `error` and `by`',
};
const decision: Permission = {
  who: 'a moderator',
  operation: 'POST /api/moderation/proofs/{id}/decision',
  refusal: '409 with `error` and `by`',
};

const permissions: Record<ScoreAction, Permission> = {
  post,
  postWithProof: post,
  correct: post,
  withdraw: { ...withdrawal, who: 'the player' },
  cancel: { ...withdrawal, who: 'an administrator' },
  restore: {
    who: 'the player who withdrew it, or an administrator',
    operation: 'POST /api/scores/{id}/restore',
    refusal: '409',
  },
  ask: {
    who: 'another member',
    operation: 'POST /api/scores/{id}/proof_requests',
    refusal: '409 with `error`',
  },
  acceptRequest: request,
  refuseRequest: request,
  require: { ...request, who: 'a moderator if it looks unusual, or the site by a rule for proofs' },
  sendProof: {
    who: 'the player',
    operation: 'POST /api/scores/{id}/proofs',
    refusal: 'row with `stateForbids`; a proof that waits is taken back first',
  },
  takeProofBack: { who: 'the player', operation: 'DELETE /api/proofs/{id}', refusal: '409' },
  acceptProof: decision,
  refuseProof: decision,
  revokeProof: decision,
  expire: {
    who: 'the site when the time is over, or with `acceptRequest` if the account is deleted',
    operation: null,
    refusal: 'nothing happens',
  },
};

const actions = Object.keys(permissions).filter((name): name is ScoreAction =>
  Object.hasOwn(scoreActions, name),
);

/** Every state that a score can reach, with what is remembered of earlier ones. */
function findReachable(): ProofState[] {
  const reached = new Map<string, ProofState>();
  const visit = (proofState: ProofState) => {
    const key = [proofState.state, proofState.wasUnproved, proofState.restoresTo].join();
    if (reached.has(key)) return;
    reached.set(key, proofState);
    for (const action of actions) {
      const next = nextProofState(proofState, action);
      if (next) visit(next);
    }
  };
  visit(unknownState);
  return [...reached.values()];
}

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');
const code = (text: string) => (text === '–' ? text : `\`${text}\``);

/** The states of a score and what changes them, as Markdown made from the table that the server obeys. */
export function describeScoreStates(): string {
  const reachable = findReachable();
  const cellOf = (state: string, action: ScoreAction) => {
    const next = reachable
      .filter((proofState) => proofState.state === state)
      .map((proofState) => nextProofState(proofState, action)?.state ?? '–');
    return [...new Set(next)].map(code).toSorted().join(' or ');
  };
  const transitions = actions.map((action) => [
    code(action),
    ...scoreStates.map((state) => cellOf(state, action)),
  ]);
  const rights = actions.map((action) => {
    const { who, operation, refusal } = permissions[action];
    return [code(action), who, code(operation ?? '–'), refusal];
  });
  return [
    '**States of a score.** An action makes of each state what stands below it; with – it is refused and changes nothing. Where a cell has several states, it depends on whether the score had to be proved before.',
    table(['Action', ...scoreStates.map(code)], transitions),
    table(['Action', 'Who', 'Operation', 'Refusal'], rights),
  ].join('\n\n');
}

import type { ScoreState } from '../../../../../src/contract/records/scoreStates';
import {
  isRanked,
  nextProofState,
  type ScoreAction,
} from '../../../../../src/server/domains/records/scores/nextProofState';

const actions: ScoreAction[] = [
  'post',
  'postWithProof',
  'correct',
  'withdraw',
  'ask',
  'acceptRequest',
  'refuseRequest',
  'sendProof',
  'acceptProof',
  'refuseProof',
  'revokeProof',
  'expire',
];

/** In the order of the actions; "-" is a refusal. */
const expected: [ScoreState, string][] = [
  ['none', 'none proof_waiting none withdrawn asked - - proof_waiting - - - -'],
  ['asked', '- - - withdrawn - due none proof_waiting_due - - - -'],
  ['due', '- - - withdrawn - - - proof_waiting_due - - - unproved'],
  ['proof_waiting', 'none proof_waiting none withdrawn - - - - proved none - -'],
  ['proof_waiting_due', '- - - withdrawn - - - - proved due - -'],
  ['proved', 'none proof_waiting none withdrawn - - - - - - none -'],
  ['unproved', '- proof_waiting_due - withdrawn - - - proof_waiting_due - - - -'],
  ['withdrawn', '- - - - - - - - - - - -'],
];

const cells = expected.flatMap(([state, row]) =>
  row.split(' ').map((next, index) => ({ state, action: actions[index] ?? 'post', next })),
);

test('every state is paired with every action', () => {
  expect(cells).toHaveLength(8 * 12);
});

test.each(cells)('$state and $action make $next', ({ state, action, next }) => {
  expect(nextProofState({ state, wasUnproved: false }, action)?.state ?? '-').toBe(next);
});

test.each(['postWithProof', 'sendProof'] as const)(
  'an unproved score stays unranked after %s',
  (action) => {
    const waiting = nextProofState({ state: 'unproved', wasUnproved: false }, action);
    expect(waiting).toEqual({ state: 'proof_waiting_due', wasUnproved: true });
    expect(waiting && isRanked(waiting)).toBe(false);
  },
);

test.each([
  ['acceptProof', 'proved', true],
  ['refuseProof', 'unproved', false],
] as const)('%s makes a score that was unproved %s', (action, state, ranked) => {
  const proofState = nextProofState({ state: 'proof_waiting_due', wasUnproved: true }, action);
  expect(proofState).toEqual({ state, wasUnproved: false });
  expect(proofState && isRanked(proofState)).toBe(ranked);
});

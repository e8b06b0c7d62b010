import {
  isRanked,
  nextProofState,
  scoreActions,
  type ProofState,
  type ScoreAction,
} from '../../../src/contract/records/proofStates';
import type { ScoreState } from '../../../src/contract/records/scoreStates';

/** In this order; "-" is a refusal. */
const actions: ScoreAction[] = [
  'post',
  'postWithProof',
  'correct',
  'withdraw',
  'cancel',
  'restore',
  'ask',
  'acceptRequest',
  'refuseRequest',
  'require',
  'sendProof',
  'takeProofBack',
  'acceptProof',
  'refuseProof',
  'revokeProof',
  'expire',
];

const w = 'withdrawn';
const waiting = 'proof_waiting';
const waitingDue = 'proof_waiting_due';
const expected: [ScoreState, string][] = [
  ['none', `none ${waiting} none ${w} ${w} - asked - - due ${waiting} - - - - -`],
  ['asked', `- - - ${w} ${w} - - due none due ${waitingDue} - - - - -`],
  ['due', `- - - ${w} ${w} - - - - - ${waitingDue} - - - - unproved`],
  ['proof_waiting', `none ${waiting} none ${w} ${w} - - - - ${waitingDue} - none proved none - -`],
  ['proof_waiting_due', `- - - ${w} ${w} - - - - - - due proved due - -`],
  ['proved', `none ${waiting} none ${w} ${w} - - - - - - - - - none -`],
  ['unproved', `- ${waitingDue} - ${w} ${w} - - - - - ${waitingDue} - - - - -`],
  ['withdrawn', `none ${waiting} none - ${w} - - - - - - - - - - -`],
];

const cells = expected.flatMap(([state, row]) =>
  row.split(' ').map((next, index) => ({ state, action: actions[index] ?? 'post', next })),
);

const plain = (state: ScoreState): ProofState => ({ state, wasUnproved: false, restoresTo: null });

test('every state is paired with every action', () => {
  expect(cells).toHaveLength(8 * Object.keys(scoreActions).length);
});

test.each(cells)('$state and $action make $next', ({ state, action, next }) => {
  expect(nextProofState(plain(state), action)?.state ?? '-').toBe(next);
});

test.each(['postWithProof', 'sendProof'] as const)(
  'an unproved score stays unranked after %s',
  (action) => {
    const next = nextProofState(plain('unproved'), action);
    expect(next).toEqual({ ...plain('proof_waiting_due'), wasUnproved: true });
    expect(next && isRanked(next)).toBe(false);
  },
);

test.each([
  ['acceptProof', 'proved', true],
  ['refuseProof', 'unproved', false],
  ['takeProofBack', 'unproved', false],
] as const)('%s makes a score that was unproved %s', (action, state, ranked) => {
  const next = nextProofState({ ...plain('proof_waiting_due'), wasUnproved: true }, action);
  expect(next).toEqual({ ...plain(state), wasUnproved: state === 'proved' });
  expect(next && isRanked(next)).toBe(ranked);
});

test.each([
  ['withdraw', 'none', 'none', 'none'],
  ['withdraw', 'proof_waiting', 'none', 'none'],
  ['withdraw', 'proved', 'proved', 'none'],
  ['withdraw', 'asked', 'asked', undefined],
  ['withdraw', 'due', 'due', undefined],
  ['withdraw', 'proof_waiting_due', 'due', undefined],
  ['withdraw', 'unproved', 'unproved', undefined],
  ['cancel', 'none', 'none', undefined],
  ['cancel', 'proved', 'proved', undefined],
] as const)('%s of a score that is %s can be undone to %s; a new post makes %s', (...row) => {
  const [action, before, restored, posted] = row;
  const withdrawn = nextProofState(plain(before), action);
  expect(withdrawn && isRanked(withdrawn)).toBe(false);
  const wasUnproved = action === 'cancel' && restored === 'proved';
  expect(withdrawn && nextProofState(withdrawn, 'restore')).toEqual({
    ...plain(restored),
    wasUnproved,
  });
  expect(withdrawn && nextProofState(withdrawn, 'post')?.state).toBe(posted);
  expect(withdrawn && nextProofState(withdrawn, 'postWithProof')?.state).toBe(
    posted === undefined ? 'proof_waiting_due' : 'proof_waiting',
  );
});

test('a score that was withdrawn while it had to be proved does not rank before its proof is accepted', () => {
  const withdrawn = nextProofState(plain('due'), 'withdraw');
  const sent = withdrawn && nextProofState(withdrawn, 'postWithProof');
  expect(sent && isRanked(sent)).toBe(false);
  expect(sent && nextProofState(sent, 'refuseProof')?.state).toBe('unproved');
});

test('a score that was unproved is so again when its acceptance is reversed, also after a withdrawal was undone', () => {
  const proved = { ...plain('proved'), wasUnproved: true };
  expect(nextProofState(proved, 'revokeProof')).toEqual(plain('unproved'));
  const withdrawn = nextProofState(proved, 'withdraw');
  expect(withdrawn && nextProofState(withdrawn, 'restore')).toEqual(proved);
});

test('the staff withdraws what its player has withdrawn: it comes back only with a proof', () => {
  const withdrawn = nextProofState(plain('none'), 'withdraw');
  const canceled = withdrawn && nextProofState(withdrawn, 'cancel');
  expect(canceled).toEqual({ state: 'withdrawn', wasUnproved: true, restoresTo: 'none' });
  expect(canceled && nextProofState(canceled, 'post')).toBeUndefined();
  expect(canceled && nextProofState(canceled, 'cancel')).toBeUndefined();
});

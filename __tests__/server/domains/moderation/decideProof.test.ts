import { moderationPaths } from '../../../../src/contract/moderationPaths';
import { paths } from '../../../../src/contract/paths';
import { roles } from '../../../../src/contract/roles';
import { ModeratedProof, ProofConflict } from '../../../../src/contract/schemas/moderation';
import { ScoreEventCollection } from '../../../../src/contract/schemas/scoreHistory';
import { actOnScores } from '../../../../src/server/domains/records/scores/actOnScores';
import { findChainFault } from '../../../../src/server/domains/records/verification/findChainFault';
import { addScores } from '../../../support/records/addScores';
import { addChart } from '../../../support/server/addChart';
import { violationsOf } from '../../../support/server/adminGames';
import { joinAs } from '../../../support/server/comments';
import { eventsOf } from '../../../support/server/members';
import {
  addProof,
  addScore,
  everythingOf,
  moderatorOf,
  proveScore,
  setUpModeration,
} from '../../../support/server/moderation';
import { readContract } from '../../../support/readContract';

const site = setUpModeration();
let chart: number;
beforeEach(async () => {
  site.server.setTime('2026-11-20T12:00:00Z');
  chart = await addChart(site.server.database);
});

const events = async (scoreId: number) => {
  const response = await site.server.app.inject(paths.scoreEvents(scoreId));
  return readContract(ScoreEventCollection, response.json())['hydra:member'];
};

test('an accepted proof proves the score, publicly and with the hash of the picture', async () => {
  const { id, scoreId } = await addProof(site.server, { chart });
  const response = await site.first.decide(id, { decision: 'accept' });
  const proof = readContract(ModeratedProof, response.json());
  expect(proof).toMatchObject({
    state: 'accepted',
    scoreState: 'proved',
    claimedBy: null,
    decidedBy: { id: site.people.first.id },
    mayDecide: true,
  });
  const [event] = await events(scoreId);
  expect(event).toMatchObject({
    kind: 'proofAccepted',
    actor: { id: site.people.first.id },
    reason: null,
  });
  expect(event?.hashedText).toContain('picture');
  expect(await findChainFault(site.server.database, chart)).toBeUndefined();
  const { audit } = await everythingOf(site.server, id);
  expect(audit.at(-1)).toMatchObject({ event: 'proofAccepted', details: { proof: id } });
});

test('a refusal says why, in its event too', async () => {
  const { id, scoreId } = await addProof(site.server, { chart, video: 'https://youtu.be/abc' });
  const decision = { decision: 'refuse', reason: 'unreadable', note: ' Too  dark. ' } as const;
  const response = await site.first.decide(id, decision);
  const refused = { state: 'refused', reason: 'unreadable', note: 'Too dark.', scoreState: 'none' };
  expect(readContract(ModeratedProof, response.json())).toMatchObject(refused);
  const [event] = await events(scoreId);
  expect(event).toMatchObject({ kind: 'proofRefused', reason: 'unreadable', note: 'Too dark.' });
});

test('an acceptance can be reversed with a reason, by any moderator', async () => {
  const { id, scoreId } = await addProof(site.server, { chart });
  await site.first.decide(id, { decision: 'accept' });
  expect((await site.second.decide(id, { decision: 'revoke' })).statusCode).toBe(422);
  const response = await site.second.decide(id, { decision: 'revoke', reason: 'forged' });
  const proof = readContract(ModeratedProof, response.json());
  const reversed = { state: 'revoked', scoreState: 'none', mayDecide: false };
  expect(proof).toMatchObject({ ...reversed, decidedBy: { id: site.people.second.id } });
  expect((await events(scoreId))[0]).toMatchObject({ kind: 'proofRevoked', reason: 'forged' });
});

test('a decision needs the claim', async () => {
  const { id, revision } = await addProof(site.server, { chart });
  const before = await everythingOf(site.server, id);
  const accept = { decision: 'accept', revision } as const;
  const free = await site.first.tryDecide(id, accept);
  expect(free.statusCode).toBe(409);
  expect(readContract(ProofConflict, free.json())).toMatchObject({ error: 'notHeld', by: null });
  expect(await everythingOf(site.server, id)).toEqual(before);
  await site.second.claim(id);
  const held = await site.first.tryDecide(id, accept);
  expect(readContract(ProofConflict, held.json())).toMatchObject({
    error: 'held',
    by: { id: site.people.second.id },
    until: '2026-11-20T12:30:00.000Z',
  });
});

describe('two moderators', () => {
  /** A first place that needs two moderators. */
  async function claimFirstPlace() {
    await addScores(site.server.database, { chart, count: 9 });
    return addProof(site.server, { chart, amount: 900 });
  }

  test('have to accept a new first place on a chart with ten scores', async () => {
    const { id, scoreId, gameId } = await claimFirstPlace();
    expect(await site.first.read(id)).toMatchObject({ rank: 1, of: 10, needsSecond: true });
    const seconded = await site.first.decide(id, { decision: 'accept' });
    expect(readContract(ModeratedProof, seconded.json())).toMatchObject({
      state: 'waiting',
      scoreState: 'proof_waiting',
      claimedBy: null,
      secondedBy: { id: site.people.first.id },
      mayDecide: false,
    });
    expect(await site.first.next({ game: gameId })).toBeNull();
    const { revision } = await site.first.read(id);
    await site.first.tryClaim(id);
    const before = await everythingOf(site.server, id);
    // Sent again, it is the same response; anything else is for another moderator.
    const again = await site.first.tryDecide(id, { decision: 'accept', revision });
    expect(again.statusCode).toBe(200);
    const refused = { decision: 'refuse', reason: 'forged', revision } as const;
    expect((await site.first.tryDecide(id, refused)).statusCode).toBe(403);
    expect(await everythingOf(site.server, id)).toEqual(before);
    await site.first.release(id);

    const accepted = await site.admin.decide(id, { decision: 'accept' });
    expect(readContract(ModeratedProof, accepted.json())).toMatchObject({
      state: 'accepted',
      secondedBy: { id: site.people.first.id },
      decidedBy: { id: site.people.admin.id },
    });
    expect((await events(scoreId)).map(({ kind }) => kind)).toEqual([
      'proofAccepted',
      'proofSent',
      'created',
    ]);
    const { audit } = await everythingOf(site.server, id);
    expect(audit.slice(-2).map(({ event }) => event)).toEqual(['proofSeconded', 'proofAccepted']);
  });

  test('are needed for administrators too; one suffices to refuse', async () => {
    const { id } = await claimFirstPlace();
    const seconded = await site.admin.decide(id, { decision: 'accept' });
    expect(readContract(ModeratedProof, seconded.json()).state).toBe('waiting');
    const refused = await site.second.decide(id, { decision: 'refuse', reason: 'otherValue' });
    expect(readContract(ModeratedProof, refused.json()).state).toBe('refused');
  });

  test('are not needed with nine scores, or for a second place', async () => {
    await addScores(site.server.database, { chart, count: 8 });
    const first = await addProof(site.server, { chart, amount: 900 });
    expect(await site.first.read(first.id)).toMatchObject({ needsSecond: false, of: 9 });
    await site.first.decide(first.id, { decision: 'accept' });
    const second = await addProof(site.server, { chart, amount: 800 });
    const accepted = await site.first.decide(second.id, { decision: 'accept' });
    expect(readContract(ModeratedProof, accepted.json()).state).toBe('accepted');
  });

  test('who decide at once make one decision', async () => {
    const { id, scoreId } = await addProof(site.server, { chart });
    const { revision } = await site.first.claim(id);
    const responses = await Promise.all([
      site.first.tryDecide(id, { decision: 'accept', revision }),
      site.second.tryDecide(id, { decision: 'refuse', reason: 'forged', revision }),
      site.first.tryDecide(id, { decision: 'accept', revision }),
      site.first.tryDecide(id, { decision: 'refuse', reason: 'forged', revision }),
    ]);
    const codes = responses.map(({ statusCode }) => statusCode);
    expect(codes[1]).toBe(409);
    expect([[200, 200, 409].join(), [409, 409, 200].join()]).toContain(
      [codes[0], codes[2], codes[3]].join(),
    );
    expect(await events(scoreId)).toHaveLength(3);
  });
});

test('nobody judges an own proof, in any way', async () => {
  const userId = site.people.admin.id;
  const { id, revision } = await addProof(site.server, { chart, userId });
  expect((await site.admin.read(id)).mayDecide).toBe(false);
  const before = await everythingOf(site.server, id);
  expect((await site.admin.tryClaim(id)).statusCode).toBe(403);
  for (const decision of [
    { decision: 'accept' },
    { decision: 'refuse', reason: 'other' },
    { decision: 'revoke', reason: 'other' },
  ] as const)
    expect((await site.admin.tryDecide(id, { ...decision, revision })).statusCode).toBe(403);
  expect(await everythingOf(site.server, id)).toEqual(before);
  expect(await eventsOf(site.server, userId)).toContain('accessDenied');
  await site.first.decide(id, { decision: 'accept' });
  const own = await site.admin.read(id);
  expect(own.mayDecide).toBe(false);
  const revoke = { decision: 'revoke', reason: 'other', revision: own.revision } as const;
  expect((await site.admin.tryDecide(id, revoke)).statusCode).toBe(403);
});

describe('a decision that is sent again', () => {
  const refusal = { decision: 'refuse', reason: 'nameMissing', note: 'Show it.' } as const;

  test('changes nothing more for the same moderator and content', async () => {
    const { id } = await addProof(site.server, { chart });
    const { revision } = await site.first.claim(id);
    const first = await site.first.tryDecide(id, { ...refusal, revision });
    const decided = await everythingOf(site.server, id);
    site.server.setTime('2026-11-20T12:05:00Z');
    const again = await site.first.tryDecide(id, { ...refusal, revision });
    expect(again.statusCode).toBe(200);
    expect(again.json()).toEqual(first.json());
    expect(await everythingOf(site.server, id)).toEqual(decided);
  });

  test.each([
    ['another reason', { ...refusal, reason: 'forged' }],
    ['other words', { ...refusal, note: 'Show your name.' }],
    ['another decision', { decision: 'accept' }],
  ] as const)('is refused with %s', async (_name, other) => {
    const { id } = await addProof(site.server, { chart });
    const { revision } = await site.first.claim(id);
    await site.first.tryDecide(id, { ...refusal, revision });
    const decided = await everythingOf(site.server, id);
    const response = await site.first.tryDecide(id, { ...other, revision });
    expect(readContract(ProofConflict, response.json())).toMatchObject({
      error: 'decided',
      by: { id: site.people.first.id },
    });
    expect(await everythingOf(site.server, id)).toEqual(decided);
  });

  test('is refused for another moderator', async () => {
    const { id, revision } = await addProof(site.server, { chart });
    await site.first.decide(id, refusal);
    const response = await site.second.tryDecide(id, { ...refusal, revision });
    expect(readContract(ProofConflict, response.json()).error).toBe('decided');
  });
});

test.each([
  ['a reason of an acceptance', { decision: 'accept', reason: 'other' }, 'reason: invalidValue'],
  ['words beside an acceptance', { decision: 'accept', note: 'Well done' }, 'note: invalidValue'],
  ['a refusal without a reason', { decision: 'refuse', note: 'No' }, 'reason: fieldRequired'],
  [
    'words that are cleaned to more than they may have',
    { decision: 'refuse', reason: 'other', note: '\ufb2c'.repeat(200) },
    'note: maxLength',
  ],
  ['an unknown reason', { decision: 'refuse', reason: 'ugly' }, 'reason: enum'],
] as const)('%s is refused at its field', async (_name, decision, violation) => {
  const { id, revision } = await addProof(site.server, { chart });
  await site.first.claim(id);
  const before = await everythingOf(site.server, id);
  const url = moderationPaths.proofDecision(id);
  const response = await site.first.call('POST', url, { ...decision, revision });
  expect(response.statusCode).toBe(422);
  expect(violationsOf(response)).toEqual([violation]);
  expect(await everythingOf(site.server, id)).toEqual(before);
});

describe('a refusal of a score that must be proved', () => {
  const day = 86_400_000;
  const inDays = (days: number) => new Date(site.server.now().getTime() + days * day);

  test.each([
    ['the time that the proof waited is added', 1, 3, 4],
    ['three days are left at least', -2, 3, 3],
    ['a score without an end gets the whole time', null, 3, 14],
  ])('%s', async (_name, due, waited, left) => {
    const { database } = site.server;
    const { scoreId } = await addScore(site.server, { chart });
    await database.transaction().execute(async (transaction) =>
      actOnScores(transaction, {
        deeds: [{ scoreId, action: 'ask' }],
        actorId: null,
        at: site.server.now(),
      }),
    );
    const { id } = await proveScore(site.server, { scoreId });
    const dueAt = due === null ? null : inDays(due);
    await database.updateTable('scores').set({ dueAt }).where('id', '=', scoreId).execute();
    const sentAt = inDays(-waited);
    await database.updateTable('proofs').set({ sentAt }).where('id', '=', id).execute();
    await site.first.decide(id, { decision: 'refuse', reason: 'otherValue' });
    const { score } = await everythingOf(site.server, id);
    expect(score).toMatchObject({ state: 'due', dueAt: inDays(left).toISOString() });
  });
});

test('the acceptance of a first moderator who left counts no longer', async () => {
  const leaving = await joinAs(site.server, { roles: [roles.user, roles.proofModerator] });
  await addScores(site.server.database, { chart, count: 9 });
  const { id } = await addProof(site.server, { chart, amount: 900 });
  await moderatorOf(site.server, leaving.headers).decide(id, { decision: 'accept' });
  await site.server.database.deleteFrom('users').where('id', '=', leaving.id).execute();
  const seconded = await site.first.decide(id, { decision: 'accept' });
  expect(readContract(ModeratedProof, seconded.json())).toMatchObject({
    state: 'waiting',
    secondedBy: { id: site.people.first.id },
  });
});

import { paths } from '../../../../src/contract/paths';
import { ModeratedProof, ProofConflict } from '../../../../src/contract/schemas/moderation';
import { ScoreEventCollection } from '../../../../src/contract/schemas/scoreHistory';
import { findChainFault } from '../../../../src/server/domains/records/verification/findChainFault';
import { addChart } from '../../../support/server/addChart';
import { addProof, everythingOf, setUpModeration } from '../../../support/server/moderation';
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

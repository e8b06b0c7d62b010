import { adminPaths } from '../../../../src/contract/adminPaths';
import { ModeratedProof, ProofConflict } from '../../../../src/contract/schemas/moderation';
import { actOnScores } from '../../../../src/server/domains/records/scores/actOnScores';
import { proofClient, videoOf } from '../../../support/records/proofClient';
import { addChart } from '../../../support/server/addChart';
import { joinAs } from '../../../support/server/comments';
import { everythingOf, setUpModeration } from '../../../support/server/moderation';
import { readContract } from '../../../support/readContract';

const site = setUpModeration();
let chart: number;
let player: Awaited<ReturnType<typeof joinAs>>;
let client: ReturnType<typeof proofClient>;
let scoreId: number;
let proof: ModeratedProof;

beforeEach(async () => {
  site.server.setTime('2026-11-20T12:00:00Z');
  chart = await addChart(site.server.database);
  player = await joinAs(site.server);
  client = proofClient(site.server, player);
  scoreId = await client.postScore(chart);
  const [sent] = await client.sent(scoreId, { video: videoOf() });
  proof = await site.first.claim(sent?.proofId ?? 0);
});

/** The conflict of a decision of what the moderator saw; it changes nothing. */
async function conflict(decision: 'accept' | 'refuse' | 'revoke' = 'accept') {
  const before = await everythingOf(site.server, proof.id);
  const reason = decision === 'accept' ? {} : { reason: 'other' as const };
  const { revision } = proof;
  const response = await site.first.tryDecide(proof.id, { decision, revision, ...reason });
  expect(response.statusCode).toBe(409);
  expect(await everythingOf(site.server, proof.id)).toEqual(before);
  const { error, by, until } = readContract(ProofConflict, response.json());
  return { error, by: by?.id ?? null, until };
}

const nobody = { by: null, until: null };

test('the player has posted another value', async () => {
  await client.post(chart, { values: [600], confirmed: ['waitingProof'] });
  expect(await conflict()).toEqual({ error: 'scoreImproved', ...nobody });
  expect((await site.first.read(proof.id)).state).toBe('closed');
});

test('the player has corrected the day', async () => {
  await client.post(chart, { achievedOn: '2026-11-01', confirmed: ['waitingProof'] });
  expect(await conflict('refuse')).toEqual({ error: 'scoreImproved', ...nobody });
});

test('the score was withdrawn', async () => {
  await site.server.database.transaction().execute(async (transaction) => {
    const deeds = [{ scoreId, action: 'withdraw' as const }];
    return actOnScores(transaction, { deeds, actorId: player.id, at: site.server.now() });
  });
  expect(await conflict()).toEqual({ error: 'scoreWithdrawn', ...nobody });
});

test('the player has taken the proof back', async () => {
  expect((await client.takeBack(proof.id)).statusCode).toBe(204);
  expect(await conflict()).toEqual({ error: 'takenBack', ...nobody });
});

test('the player has replaced the proof', async () => {
  await client.sent(scoreId, { video: videoOf(2) });
  expect(await conflict()).toEqual({ error: 'replaced', ...nobody });
});

test('the chart was merged into another one: the proof can be judged there', async () => {
  const { database } = site.server;
  const known = await database
    .selectFrom('charts')
    .innerJoin('chartValues', 'chartValues.chartId', 'charts.id')
    .select(['charts.gameId', 'charts.groupId', 'chartValues.formatId'])
    .where('charts.id', '=', chart)
    .executeTakeFirstOrThrow();
  const { formatId, ...place } = known;
  const { id: into } = await database
    .insertInto('charts')
    .values({ ...place, slug: 'other', position: 2, status: 'open' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const column = { chartId: into, position: 1, formatId, better: 'higher' as const };
  await database.insertInto('chartValues').values(column).execute();
  const merge = { into, reason: 'The same track twice' };
  const merged = await site.admin.call('POST', adminPaths.chartMerge(chart), merge);
  expect(merged.statusCode).toBe(204);
  expect(await conflict()).toEqual({ error: 'scoreMerged', ...nobody });

  const seen = await site.first.read(proof.id);
  expect(seen).toMatchObject({ state: 'waiting', chart: { id: into } });
  const { revision } = seen;
  const accepted = await site.first.tryDecide(proof.id, { decision: 'accept', revision });
  expect(readContract(ModeratedProof, accepted.json()).scoreState).toBe('proved');
});

test('the time of the claim is over, and another moderator has taken it', async () => {
  site.server.setTime('2026-11-20T12:30:00Z');
  expect(await conflict()).toEqual({ error: 'notHeld', ...nobody });
  await site.second.claim(proof.id);
  const until = '2026-11-20T13:00:00.000Z';
  expect(await conflict()).toEqual({ error: 'held', by: site.people.second.id, until });
});

test('another moderator has decided', async () => {
  site.server.setTime('2026-11-20T12:30:00Z');
  await site.second.decide(proof.id, { decision: 'refuse', reason: 'forged' });
  expect(await conflict()).toEqual({ error: 'decided', by: site.people.second.id, until: null });
});

test('another revision was seen', async () => {
  proof = { ...proof, revision: proof.revision - 1 };
  expect(await conflict()).toEqual({ error: 'scoreChanged', ...nobody });
});

test('a proof that waits proves nothing, and neither does an older one', async () => {
  expect((await conflict('revoke')).error).toBe('notProved');
  await site.first.decide(proof.id, { decision: 'accept' });
  await client.post(chart, { values: [600] });
  expect((await conflict('revoke')).error).toBe('scoreImproved');
  const [sent] = await client.sent(scoreId, { video: videoOf(3) });
  await site.first.decide(sent?.proofId ?? 0, { decision: 'accept' });
  const { revision, mayDecide } = await site.first.read(proof.id);
  expect(mayDecide).toBe(false);
  proof = { ...proof, revision };
  expect((await conflict('revoke')).error).toBe('notProved');
});

test('a retired chart stops no decision', async () => {
  const { database } = site.server;
  await database.updateTable('charts').set({ status: 'retired' }).where('id', '=', chart).execute();
  const accepted = await site.first.decide(proof.id, { decision: 'accept' });
  expect(readContract(ModeratedProof, accepted.json()).state).toBe('accepted');
});

test('a proof of a member who left can be decided', async () => {
  await site.server.database.deleteFrom('users').where('id', '=', player.id).execute();
  const response = await site.first.decide(proof.id, { decision: 'refuse', reason: 'unreadable' });
  const refused = readContract(ModeratedProof, response.json());
  expect(refused).toMatchObject({ state: 'refused', player: { username: null } });
});

import { randomUUID } from 'node:crypto';
import { paths } from '../../../../../src/contract/paths';
import { actOnScores } from '../../../../../src/server/domains/records/scores/actOnScores';
import { checkIntegrity } from '../../../../../src/server/platform/integrity/checkIntegrity';
import { changeState } from '../../../../support/records/changeState';
import { decideProof } from '../../../../support/records/decideProof';
import { proofClient, videoOf } from '../../../../support/records/proofClient';
import { verifyAll } from '../../../../support/records/verifyAll';
import { addChart } from '../../../../support/server/addChart';
import { joinAs } from '../../../../support/server/comments';
import { createTestServer, type TestServer } from '../../../../support/server/createTestServer';

let server: TestServer;
let chart: number;
let member: ReturnType<typeof proofClient>;
let userId: number;
beforeAll(async () => {
  server = await createTestServer({ config: { rateLimitFactor: 1000 } });
});
afterAll(async () => server?.close());
beforeEach(async () => {
  chart = await addChart(server.database);
  const joined = await joinAs(server);
  userId = joined.id;
  member = proofClient(server, joined);
});

const proof = { video: 'https://youtu.be/vvvvvvvvvvv' };
const stored = 'https://www.youtube.com/watch?v=vvvvvvvvvvv';

const lastEvent = async () =>
  server.database
    .selectFrom('scoreEvents')
    .selectAll()
    .where('chartId', '=', chart)
    .orderBy('sequence', 'desc')
    .executeTakeFirstOrThrow();

/** As if the time to prove the score had passed. */
async function unprove() {
  const { id: player } = await server.database
    .selectFrom('players')
    .select('id')
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  await changeState(server.database, { chart, player, state: 'unproved', at: server.now() });
}

const act = async (scoreId: number, action: 'withdraw' | 'cancel') =>
  server.database.transaction().execute(async (transaction) => {
    const deeds = [{ scoreId, action }];
    return actOnScores(transaction, { deeds, actorId: userId, at: server.now() });
  });

test('a score is posted together with its proof, once for its key', async () => {
  const key = randomUUID();
  const scoreId = await member.postScore(chart, { proof, key });
  expect(await member.score(scoreId)).toMatchObject({ state: 'proof_waiting', rank: 1 });
  expect(await member.proofs()).toMatchObject([
    { scoreId, video: stored, state: 'waiting', values: [{ raw: 500, text: '500' }] },
  ]);
  expect(await lastEvent()).toMatchObject({ kind: 'created', detail: { video: stored } });
  expect(await member.postScore(chart, { proof, key })).toBe(scoreId);
  expect(await member.proofs()).toHaveLength(1);
  await decideProof(server.database, {
    proofId: (await member.proofs())[0]?.id ?? 0,
    decision: 'accept',
  });
  // What is proved already stays so.
  expect(await member.post(chart, { proof })).toMatchObject({ outcome: 'same' });
  expect(await member.score(scoreId)).toMatchObject({ state: 'proved' });
  expect((await verifyAll(server.database)).differences).toEqual([]);
});

test('a better value asks before it gives up a proof that waits', async () => {
  const scoreId = await member.postScore(chart, { proof });
  const asked = await member.post(chart, { values: [600] });
  expect(asked).toMatchObject({ outcome: 'refused', reason: 'confirmWaitingProof' });
  expect(asked.message).toMatch(/^A proof of your present value is waiting/);
  expect(await member.score(scoreId)).toMatchObject({ state: 'proof_waiting' });
  const confirmed = ['waitingProof'];
  await member.postScore(chart, { values: [600], confirmed });
  expect(await member.score(scoreId)).toMatchObject({ state: 'none', values: [{ raw: 600 }] });
  expect(await member.proofs('over')).toMatchObject([
    { state: 'closed', values: [{ raw: 500, text: '500' }] },
  ]);
  await member.postScore(chart, { values: [700], proof });
  await member.postScore(chart, { values: [800], proof: { video: videoOf(2) }, confirmed });
  expect(await member.proofs('waiting')).toMatchObject([{ video: videoOf(2) }]);
  expect(await member.proofs('over')).toHaveLength(2);
});

test.each(['withdraw', 'cancel'] as const)('to %s a score closes its proof', async (action) => {
  const scoreId = await member.postScore(chart, { proof });
  await act(scoreId, action);
  expect(await member.proofs()).toMatchObject([{ state: 'closed', scoreState: 'withdrawn' }]);
  const id = (await member.proofs())[0]?.id ?? 0;
  expect((await member.takeBack(id)).statusCode).toBe(409);
  expect(await member.sent(scoreId, proof)).toMatchObject([{ reason: 'stateForbids' }]);
});

test.each([1, 2, 3])(
  'a proof, a better value and a withdrawal at once leave no proof without its score (%i)',
  async () => {
    const { database } = server;
    const scoreId = await member.postScore(chart);
    await Promise.all([
      member.sent(scoreId, proof),
      member.post(chart, { values: [600] }),
      act(scoreId, 'withdraw'),
    ]);
    const { state } = await member.score(scoreId);
    expect(await member.proofs('waiting')).toHaveLength(state === 'proof_waiting' ? 1 : 0);
    expect((await checkIntegrity(database)).map(({ name }) => name)).not.toContain(
      'waiting proofs',
    );
    expect((await verifyAll(database)).differences).toEqual([]);
  },
);

test('an unproved score comes back only with its proof, and ranks once it is accepted', async () => {
  const scoreId = await member.postScore(chart);
  await unprove();
  const refused = await member.post(chart, { values: [600] });
  expect(refused).toMatchObject({ reason: 'needsProof' });
  expect(refused.message).toBe(
    'This score only comes back together with a proof. Add a picture or a video.',
  );
  await member.postScore(chart, { values: [600], proof });
  expect(await member.score(scoreId)).toMatchObject({ state: 'proof_waiting_due', rank: null });
  const proofId = (await member.proofs('waiting'))[0]?.id ?? 0;
  await decideProof(server.database, { proofId, decision: 'accept' });
  expect(await member.score(scoreId)).toMatchObject({ state: 'proved', rank: 1 });
});

test('an unproved score is proved as it is, too', async () => {
  const scoreId = await member.postScore(chart);
  await unprove();
  expect(await member.post(chart, { proof })).toMatchObject({ outcome: 'corrected' });
  expect(await member.score(scoreId)).toMatchObject({ state: 'proof_waiting_due', rank: null });
  expect(await member.sent(scoreId, { video: videoOf(2) })).toMatchObject([{ reason: null }]);
  const [waiting] = await member.proofs('waiting');
  expect(waiting?.video).toBe(videoOf(2));
  await member.takeBack(waiting?.id ?? 0);
  expect(await member.score(scoreId)).toMatchObject({ state: 'unproved', rank: null });
});

test('a score that the staff withdrew comes back with its proof, unranked until it is accepted', async () => {
  const scoreId = await member.postScore(chart);
  await act(scoreId, 'cancel');
  expect(await member.post(chart, { values: [600] })).toMatchObject({ reason: 'needsProof' });
  expect(await member.post(chart, { proof })).toMatchObject({ outcome: 'created' });
  expect(await member.score(scoreId)).toMatchObject({ state: 'proof_waiting_due', rank: null });
});

test.each([
  ['a video that is none', { video: 'https://example.org' }, 'unknownVideo'],
  ['an unknown picture', { picture: 2_000_000_000 }, 'pictureNotFound'],
])('%s is refused, also when only its place is asked for', async (_name, wrong, reason) => {
  expect(await member.post(chart, { proof: wrong })).toMatchObject({ reason });
  const scores = [{ chart, values: [500], key: randomUUID(), proof: wrong }];
  const response = await member.call('POST', paths.scoreBatch, { scores, dryRun: true });
  expect(response.json()).toMatchObject({ results: [{ reason }] });
  expect(await member.proofs()).toEqual([]);
});

test('a chart that asks for videos refuses pictures', async () => {
  const charts = server.database.updateTable('charts').set({ proof: 'video' });
  await charts.where('id', '=', chart).execute();
  expect(await member.post(chart, { proof: { picture: 1 } })).toMatchObject({
    reason: 'videoNeeded',
    message: 'This chart asks for a video as proof.',
  });
});

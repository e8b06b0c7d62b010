import { paths } from '../../../../src/contract/paths';
import { takeBackPaths } from '../../../../src/contract/takeBackPaths';
import { decideProof } from '../../../support/records/decideProof';
import { proofClient, videoOf } from '../../../support/records/proofClient';
import { addChart } from '../../../support/server/addChart';
import { joinAs } from '../../../support/server/comments';
import { createTestServer, type TestServer } from '../../../support/server/createTestServer';

let server: TestServer;
let scoreId: number;
let proofId: number;
let member: ReturnType<typeof proofClient>;
beforeAll(async () => {
  server = await createTestServer({ config: { rateLimitFactor: 1000 } });
});
afterAll(async () => server?.close());
beforeEach(async () => {
  member = proofClient(server, await joinAs(server));
  scoreId = await member.postScore(await addChart(server.database));
  proofId = (await member.sent(scoreId, { video: videoOf() }))[0]?.proofId ?? 0;
});

test('a waiting proof is taken back, and once more changes nothing', async () => {
  expect((await member.takeBack(proofId)).statusCode).toBe(204);
  expect((await member.takeBack(proofId)).statusCode).toBe(204);
  expect(await member.proofs('over')).toMatchObject([{ state: 'takenBack', scoreState: 'none' }]);
  expect(await member.proofs('waiting')).toEqual([]);
  const events = await server.database
    .selectFrom('scoreEvents')
    .select('kind')
    .where('scoreId', '=', scoreId)
    .orderBy('id')
    .execute();
  expect(events.map(({ kind }) => kind)).toEqual(['created', 'proofSent', 'proofTakenBack']);
});

test('a proof that was replaced or decided stays as it is', async () => {
  await member.sent(scoreId, { video: videoOf(2) });
  const replaced = await member.takeBack(proofId);
  expect([replaced.statusCode, replaced.json<{ detail: string }>().detail]).toEqual([
    409,
    'This proof is no longer waiting.',
  ]);
  const [waiting] = await member.proofs('waiting');
  expect(waiting?.video).toBe(videoOf(2));
  const second = waiting?.id ?? 0;
  await decideProof(server.database, { proofId: second, decision: 'accept' });
  expect((await member.takeBack(second)).statusCode).toBe(409);
  expect(await member.score(scoreId)).toMatchObject({ state: 'proved' });
});

test('a moderator and the player at once: either the decision stands or the proof is taken back', async () => {
  const decided = decideProof(server.database, { proofId, decision: 'accept' }).then(
    () => true,
    () => false,
  );
  const [isDecided, { statusCode }] = await Promise.all([decided, member.takeBack(proofId)]);
  expect(statusCode).toBe(isDecided ? 409 : 204);
  expect((await member.score(scoreId)).state).toBe(isDecided ? 'proved' : 'none');
});

test('only its player takes a proof back', async () => {
  const stranger = proofClient(server, await joinAs(server));
  expect((await stranger.takeBack(proofId)).statusCode).toBe(404);
  await stranger.postScore(await addChart(server.database));
  expect((await stranger.takeBack(proofId)).statusCode).toBe(404);
  expect((await member.takeBack(2_000_000_000)).statusCode).toBe(404);
  expect(await member.proofs('waiting')).toHaveLength(1);
});

describe('the time to prove a score stands still while its proof waits', () => {
  const minutes = (count: number) => new Date(start.getTime() + count * 60_000);
  let start: Date;
  beforeEach(async () => {
    start = server.now();
    await server.database
      .updateTable('scores')
      .set({ state: 'proof_waiting_due', dueAt: minutes(10) })
      .where('id', '=', scoreId)
      .execute();
  });
  afterEach(() => server.setTime(start.toISOString()));
  const score = async () =>
    server.database
      .selectFrom('scores')
      .select(['state', 'dueAt'])
      .where('id', '=', scoreId)
      .executeTakeFirst();
  const stands = (count: number) => ({ state: 'due', dueAt: minutes(count).toISOString() });

  test('and goes on when the proof is taken back', async () => {
    server.setTime(minutes(15).toISOString());
    expect((await member.takeBack(proofId)).statusCode).toBe(204);
    expect(await score()).toEqual(stands(25));
  });

  test('since the first one that another one replaces', async () => {
    server.setTime(minutes(15).toISOString());
    const [{ proofId: replacing } = {}] = await member.sent(scoreId, { video: videoOf(2) });
    server.setTime(minutes(20).toISOString());
    expect((await member.takeBack(replacing ?? 0)).statusCode).toBe(204);
    expect(await score()).toEqual(stands(30));
  });

  test('and goes on when the score is withdrawn', async () => {
    server.setTime(minutes(15).toISOString());
    expect((await member.call('DELETE', paths.score(scoreId), {})).statusCode).toBe(204);
    expect((await member.call('POST', takeBackPaths.restoreScore(scoreId))).statusCode).toBe(204);
    expect(await score()).toEqual(stands(25));
  });
});

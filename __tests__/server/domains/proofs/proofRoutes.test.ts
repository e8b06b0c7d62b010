import { randomUUID } from 'node:crypto';
import { joinAs } from '../../../support/server/comments';
import { addChart } from '../../../support/server/addChart';
import { createTestServer, type TestServer } from '../../../support/server/createTestServer';
import { proofClient, videoOf } from '../../../support/records/proofClient';

let server: TestServer;
let chart: number;
let member: ReturnType<typeof proofClient>;
beforeAll(async () => {
  server = await createTestServer({ config: { rateLimitFactor: 1000 } });
});
afterAll(async () => server?.close());
beforeEach(async () => {
  chart = await addChart(server.database);
  member = proofClient(server, await joinAs(server));
});

test('a video proves a score: the score waits, and its author sees the proof in the queue', async () => {
  const scoreId = await member.postScore(chart);
  const typed = 'youtu.be/vvvvvvvvvv1?t=1m5s';
  const [result] = await member.sent(scoreId, { video: typed, comment: '  My best\u202e run ' });
  expect(result).toEqual({ scoreId, reason: null, message: null, proofId: expect.any(Number) });
  expect(await member.proofs('waiting')).toEqual([
    expect.objectContaining({
      id: result?.proofId,
      scoreId,
      video: 'https://www.youtube.com/watch?v=vvvvvvvvvv1&t=65s',
      picture: null,
      comment: 'My best run',
      state: 'waiting',
      scoreState: 'proof_waiting',
      values: [{ raw: 500, text: '500' }],
      mayAnswer: false,
      isAnswer: false,
      queue: { place: 1, of: 1, usualDays: null },
    }),
  ]);
  expect(await member.score(scoreId)).toMatchObject({ state: 'proof_waiting', rank: 1 });
});

test('the same request once more, and twice at once, changes nothing', async () => {
  const scoreId = await member.postScore(chart);
  const proof = { video: videoOf(), key: randomUUID() };
  const answers = await Promise.all([member.sent(scoreId, proof), member.sent(scoreId, proof)]);
  expect(answers[1]).toEqual(answers[0]);
  expect(await member.sent(scoreId, proof)).toEqual(answers[0]);
  expect(await member.proofs()).toHaveLength(1);
  const other = await member.sent(scoreId, { ...proof, video: videoOf(2) });
  expect(other).toMatchObject([{ reason: 'keyReused', proofId: null }]);
});

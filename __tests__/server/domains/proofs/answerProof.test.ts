import { actOnScores } from '../../../../src/server/domains/records/scores/actOnScores';
import { decideProof } from '../../../support/records/decideProof';
import { proofClient, videoOf } from '../../../support/records/proofClient';
import { addChart } from '../../../support/server/addChart';
import { joinAs } from '../../../support/server/comments';
import { createTestServer, type TestServer } from '../../../support/server/createTestServer';

let server: TestServer;
let chart: number;
let scoreId: number;
let proofId: number;
let member: ReturnType<typeof proofClient>;
beforeAll(async () => {
  server = await createTestServer({ config: { rateLimitFactor: 1000 } });
});
afterAll(async () => server?.close());
beforeEach(async () => {
  chart = await addChart(server.database);
  member = proofClient(server, await joinAs(server));
  scoreId = await member.postScore(chart);
  proofId = (await member.sent(scoreId, { video: videoOf() }))[0]?.proofId ?? 0;
});

const refuse = async (id = proofId) =>
  decideProof(server.database, { proofId: id, decision: 'refuse' });
const message =
  'This decision can no longer be answered: it has an answer already, or the score has changed.';

test('a refusal is answered once: the same video waits again, with the player’s words', async () => {
  await refuse();
  expect(await member.proofs('refused')).toMatchObject([
    { id: proofId, reason: 'unreadable', mayAnswer: true, scoreState: 'none', queue: null },
  ]);
  const answer = await member.answered(proofId, 'The value is at the top right.');
  expect(answer).toMatchObject({
    state: 'waiting',
    video: videoOf(),
    comment: 'The value is at the top right.',
    isAnswer: true,
    queue: { place: 1, of: 1, usualDays: expect.any(Number) },
  });
  expect(await member.proofs('refused')).toMatchObject([{ mayAnswer: false }]);
  // The response was lost.
  expect(await member.answered(proofId, 'The value is at the top right.')).toEqual(answer);
  const second = await member.answer(proofId, 'Look again.');
  expect([second.statusCode, second.json<{ detail: string }>().detail]).toEqual([409, message]);
  expect(await member.proofs()).toHaveLength(2);
});

test('two answers at once are one', async () => {
  await refuse();
  const answers = await Promise.all([member.answer(proofId, 'One'), member.answer(proofId, 'Two')]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409]);
  expect(await member.proofs('waiting')).toHaveLength(1);
});

test('a refused answer is not answered, but another proof can be sent', async () => {
  await refuse();
  const { id } = await member.answered(proofId, 'One');
  await refuse(id);
  expect((await member.proofs()).map(({ mayAnswer }) => mayAnswer)).toEqual([false, false]);
  expect((await member.answer(id, 'Two')).statusCode).toBe(409);
  expect(await member.sent(scoreId, { video: videoOf() })).toMatchObject([{ reason: null }]);
});

test.each([
  ['waits', async () => undefined],
  ['was accepted', async () => decideProof(server.database, { proofId, decision: 'accept' })],
  [
    'was refused, and whose score has another value',
    async () => {
      await refuse();
      await member.postScore(chart, { values: [600] });
    },
  ],
  [
    'was refused, and whose score has a newer proof',
    async () => {
      await refuse();
      await member.sent(scoreId, { video: videoOf(2) });
    },
  ],
  [
    'was refused, and whose chart is retired',
    async () => {
      await refuse();
      const retired = server.database.updateTable('charts').set({ status: 'retired' });
      await retired.where('id', '=', chart).execute();
    },
  ],
  [
    'was refused, and whose score was withdrawn',
    async () => {
      await refuse();
      const deeds = [{ scoreId, action: 'withdraw' as const }];
      await server.database
        .transaction()
        .execute(async (transaction) =>
          actOnScores(transaction, { deeds, actorId: null, at: server.now() }),
        );
    },
  ],
])('a proof that %s is not answered', async (_name, prepare) => {
  await prepare();
  const before = await member.proofs();
  expect((await member.answer(proofId, 'Please')).statusCode).toBe(409);
  expect(await member.proofs()).toEqual(before);
});

test('an empty answer, and one to a proof of another player, are refused', async () => {
  await refuse();
  expect((await member.answer(proofId, ' \u200b\n ')).json()).toMatchObject({
    status: 422,
    violations: [{ propertyPath: 'comment', message: 'This field is required.' }],
  });
  const stranger = proofClient(server, await joinAs(server));
  expect((await stranger.answer(proofId, 'Mine')).statusCode).toBe(404);
  await stranger.postScore(chart);
  expect((await stranger.answer(proofId, 'Mine')).statusCode).toBe(404);
});

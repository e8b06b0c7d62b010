import type { ScoreAction } from '../../../../src/contract/records/proofStates';
import { actOnScores } from '../../../../src/server/domains/records/scores/actOnScores';
import { proofClient, videoOf } from '../../../support/records/proofClient';
import { addChart } from '../../../support/server/addChart';
import { joinAs } from '../../../support/server/comments';
import { createTestServer, type TestServer } from '../../../support/server/createTestServer';

let server: TestServer;
let chart: number;
beforeAll(async () => {
  server = await createTestServer({ config: { rateLimitFactor: 1000 } });
});
afterAll(async () => server?.close());
beforeEach(async () => {
  chart = await addChart(server.database);
});

/** A moment later. */
const pass = () => server.setTime(new Date(server.now().getTime() + 1000).toISOString());

const newMember = async () => proofClient(server, await joinAs(server));

async function act(scoreId: number, action: ScoreAction) {
  await server.database.transaction().execute(async (transaction) => {
    const deeds = [{ scoreId, action }];
    return actOnScores(transaction, { deeds, actorId: null, at: server.now() });
  });
}

test('the proof that replaces one of a score that has to be proved takes over its place; any other goes to the end', async () => {
  const [demanded, free, last] = [await newMember(), await newMember(), await newMember()];
  const due = await demanded.postScore(chart);
  await act(due, 'require');
  await demanded.sent(due, { video: videoOf(1) });
  pass();
  const spontaneous = await free.postScore(chart, { proof: { video: videoOf(2) } });
  pass();
  await last.postScore(chart, { proof: { video: videoOf(3) } });
  pass();
  await demanded.sent(due, { video: videoOf(4) });
  pass();
  await free.sent(spontaneous, { video: videoOf(5) });
  expect(await demanded.proofs('waiting')).toMatchObject([{ queue: { place: 1, of: 3 } }]);
  expect(await last.proofs('waiting')).toMatchObject([{ queue: { place: 2 } }]);
  expect(await free.proofs('waiting')).toMatchObject([{ queue: { place: 3 } }]);
});

test('a proof after the time is over, also one sent again, ranks the score only once it is accepted', async () => {
  const member = await newMember();
  const scoreId = await member.postScore(chart);
  await act(scoreId, 'require');
  await member.sent(scoreId, { video: videoOf(1) });
  const [proof] = await member.proofs('waiting');
  await server.database
    .updateTable('scores')
    .set({ dueAt: server.now() })
    .where('id', '=', scoreId)
    .execute();
  expect((await member.takeBack(proof?.id ?? 0)).statusCode).toBe(204);
  await member.sent(scoreId, { video: videoOf(2) });
  expect(await member.score(scoreId)).toMatchObject({
    state: 'proof_waiting_due',
    rank: null,
    unranked: { cause: 'proofWaiting' },
  });
});

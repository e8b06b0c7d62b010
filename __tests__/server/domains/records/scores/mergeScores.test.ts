import { mergeScores } from '../../../../../src/server/domains/records/scores/mergeScores';
import { decideProof } from '../../../../support/records/decideProof';
import { proofClient, videoOf } from '../../../../support/records/proofClient';
import { verifyAll } from '../../../../support/records/verifyAll';
import { addChartsOfGame } from '../../../../support/server/addChartsOfGame';
import { joinAs } from '../../../../support/server/comments';
import { requestClient } from '../../../../support/server/proofRequests';
import { createTestServer, type TestServer } from '../../../../support/server/createTestServer';

let server: TestServer;
let from: number;
let into: number;
let member: ReturnType<typeof proofClient>;
beforeAll(async () => {
  server = await createTestServer({ config: { rateLimitFactor: 1000 } });
});
afterAll(async () => server?.close());
beforeEach(async () => {
  const { charts } = await addChartsOfGame(server.database, [2]);
  [from = 0, into = 0] = charts;
  member = proofClient(server, await joinAs(server));
});

const merge = async () =>
  server.database
    .transaction()
    .execute(async (transaction) =>
      mergeScores(transaction, { from, into, actorId: null, at: server.now() }),
    );

/** A score with an accepted proof. */
async function proved(chart: number, value: number, video: string) {
  const scoreId = await member.postScore(chart, { values: [value], proof: { video } });
  const [proof] = await member.proofs('waiting');
  await decideProof(server.database, { proofId: proof?.id ?? 0, decision: 'accept' });
  return scoreId;
}

test('a proof that waits goes with its score', async () => {
  const scoreId = await member.postScore(from, { proof: { video: videoOf() } });
  const [before] = await member.proofs('waiting');
  expect(await merge()).toEqual({ scores: 1 });
  expect(await member.proofs('waiting')).toMatchObject([
    { id: before?.id, scoreId, chart: { id: into }, queue: before?.queue },
  ]);
  await decideProof(server.database, { proofId: before?.id ?? 0, decision: 'accept' });
  expect(await member.score(scoreId)).toMatchObject({ state: 'proved', chart: { id: into } });
});

test('of two scores of a player the proof of the value that remains proves it', async () => {
  await proved(from, 900, videoOf(1));
  const target = await proved(into, 500, videoOf(2));
  expect(await merge()).toEqual({ scores: 1 });
  expect(await member.score(target)).toMatchObject({
    values: [{ raw: 900 }],
    state: 'proved',
    proof: { video: videoOf(1) },
  });
  expect((await verifyAll(server.database)).differences).toEqual([]);
});

test('the proof of a value that does not remain stays with its withdrawn score', async () => {
  const source = await proved(from, 400, videoOf(1));
  const target = await proved(into, 500, videoOf(2));
  await merge();
  expect(await member.score(target)).toMatchObject({ proof: { video: videoOf(2) } });
  expect(await member.score(source)).toMatchObject({ state: 'withdrawn', proof: null });
});

test('one request may have proved both', async () => {
  const [one, two] = [
    await member.postScore(from, { values: [900] }),
    await member.postScore(into, { values: [500] }),
  ];
  const sent = await member.sent(one, { video: videoOf(), otherScores: [two] });
  for (const { proofId } of sent)
    await decideProof(server.database, { proofId: proofId ?? 0, decision: 'accept' });
  await merge();
  expect(await member.score(two)).toMatchObject({ state: 'proved', proof: { video: videoOf() } });
});

test('two scores of a player, of which one waits, are not merged', async () => {
  await member.postScore(from, { proof: { video: videoOf() } });
  await member.postScore(into);
  expect(await merge()).toEqual({ refused: 'openProofs' });
  expect(await member.proofs('waiting')).toHaveLength(1);
});

test('a doubt of the site goes with the value that remains', async () => {
  const source = await member.postScore(from, { values: [900] });
  const target = await member.postScore(into, { values: [500] });
  const { playerId, gameId } = await server.database
    .selectFrom('scores as s')
    .innerJoin('charts as c', 'c.id', 's.chartId')
    .select(['s.playerId', 'c.gameId'])
    .where('s.id', '=', source)
    .executeTakeFirstOrThrow();
  const { id } = await server.database
    .insertInto('proofRequests')
    .values({
      scoreId: source,
      gameId,
      playerId,
      revision: 1,
      amounts: [900],
      kind: 'unusual',
      grounds: 'unusualValue',
      askedAt: server.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await merge();
  const request = server.database.selectFrom('proofRequests').where('id', '=', id);
  expect(await request.select(['scoreId', 'state']).executeTakeFirst()).toEqual({
    scoreId: target,
    state: 'open',
  });
});

test('what nobody can prove any more stops no merge; who asked for it is heard about the value that remains', async () => {
  const source = await member.postScore(from, { values: [900] });
  const target = await member.postScore(into, { values: [500] });
  const asking = requestClient(server, await joinAs(server));
  const id = await asking.asked(source);
  await server.database
    .updateTable('scores')
    .set({ state: 'due', dueAt: null })
    .where('id', '=', source)
    .execute();
  expect(await merge()).toEqual({ scores: 1 });
  expect(await member.score(target)).toMatchObject({ values: [{ raw: 900 }], state: 'due' });
  const request = server.database.selectFrom('proofRequests').where('id', '=', id);
  expect(await request.select(['scoreId', 'state']).executeTakeFirst()).toEqual({
    scoreId: target,
    state: 'open',
  });
});

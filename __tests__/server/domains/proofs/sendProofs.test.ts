import { sql } from 'kysely';
import type { ScoreAction } from '../../../../src/contract/records/proofStates';
import { actOnScores } from '../../../../src/server/domains/records/scores/actOnScores';
import { currentDriver } from '../../../support/database/testDatabases';
import { eventually } from '../../../support/eventually';
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

test('locks the charts of all its scores in their order, also if another action on some of them comes first', async () => {
  const { database } = server;
  const member = await newMember();
  const [low, high] = [chart, await addChart(database)];
  await sql`update charts set game_id = (select game_id from charts where id = ${low}) where id = ${high}`.execute(
    database,
  );
  const scoreId = await member.postScore(low);
  const waiting = await member.postScore(high, { proof: { video: videoOf(1) } });
  const send = async () => member.sent(scoreId, { otherScores: [waiting], video: videoOf(2) });
  let locked = false;
  // The embedded database has one connection: nothing waits for a lock.
  if (currentDriver() !== 'embedded') {
    const held = await database.startTransaction().execute();
    await sql`select from chart_heads where chart_id = ${low} for update`.execute(held);
    const sent = send();
    await eventually(
      async () =>
        sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
          database,
        ),
      ({ rows }) => rows.length > 0,
    );
    const free = sql`select from chart_heads where chart_id = ${high} for update skip locked`;
    const { rows } = await free.execute(held);
    await held.rollback().execute();
    await sent;
    locked = rows.length === 0;
  }
  expect(locked).toBe(false);
  const results = await send();
  expect(results.map(({ reason }) => reason)).toEqual([null, null]);
});

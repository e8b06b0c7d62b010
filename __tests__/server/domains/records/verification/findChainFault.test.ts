import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { postScores } from '../../../../../src/server/domains/records/scores/postScores';
import { findChainFault } from '../../../../../src/server/domains/records/verification/findChainFault';
import { addChart, addMember } from '../../../../support/server/addChart';
import {
  createTestDatabase,
  type TestDatabase,
} from '../../../../support/database/createTestDatabase';

let opened: TestDatabase;
let chart: number;
let untouched: number;

beforeAll(async () => {
  opened = await createTestDatabase();
  const { database } = opened;
  chart = await addChart(database);
  untouched = await addChart(database);
  const userId = await addMember(database);
  for (const id of [chart, untouched])
    for (const amount of [10, 20, 30])
      await postScores(database, {
        userId,
        scores: [
          {
            chart: id,
            amounts: [amount],
            platform: null,
            achievedOn: '2026-05-01',
            key: randomUUID(),
            confirmed: [],
          },
        ],
        at: new Date('2026-05-01T10:00:00.123Z'),
      });
});
afterAll(async () => opened?.close());

/** Verifies after a change of the second event of the chart, and undoes the change. */
async function verifyAfter(change: string) {
  const undone = new Error('undone');
  let fault: unknown;
  const attempt = opened.database.transaction().execute(async (transaction) => {
    await sql`alter table score_events disable trigger user`.execute(transaction);
    await sql`${sql.raw(change)} where chart_id = ${chart} and sequence = 2`.execute(transaction);
    fault = await findChainFault(transaction, chart);
    throw undone;
  });
  await expect(attempt).rejects.toBe(undone);
  return fault;
}

test('finds nothing where nothing was changed', async () => {
  const { database } = opened;
  const charts = [chart, untouched];
  expect(await Promise.all(charts.map(async (id) => findChainFault(database, id)))).toEqual([
    undefined,
    undefined,
  ]);
});

test.each([
  ['a value', `update score_events set after = after || '{"amounts": [21]}'`],
  ['the value before', `update score_events set before = before || '{"amounts": [11]}'`],
  ['the player', 'update score_events set player_id = player_id + 1'],
  ['the actor', 'update score_events set actor_id = null'],
  ['the time', `update score_events set at = at + interval '1 ms'`],
  ['the kind', `update score_events set kind = 'corrected'`],
  ['the key', 'update score_events set client_key = null'],
  [
    'one byte of the hash',
    'update score_events set hash = set_byte(hash, 5, get_byte(hash, 5) # 1)',
  ],
  [
    'one byte of the hash before',
    'update score_events set previous_hash = set_byte(previous_hash, 0, get_byte(previous_hash, 0) # 1)',
  ],
])('names the event when %s was changed', async (_name, change) => {
  expect(await verifyAfter(change)).toBe(2);
});

test('names the event after which one is missing', async () => {
  expect(await verifyAfter('delete from score_events')).toBe(2);
});

test('names the end of the chain when it has another hash than the last event', async () => {
  const undone = new Error('undone');
  let fault: unknown;
  const attempt = opened.database.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('chartHeads')
      .set({ eventCount: 4 })
      .where('chartId', '=', chart)
      .execute();
    fault = await findChainFault(transaction, chart);
    throw undone;
  });
  await expect(attempt).rejects.toBe(undone);
  expect(fault).toBe(4);
});

test('the database refuses to change or delete an event', async () => {
  const { database } = opened;
  await expect(database.deleteFrom('scoreEvents').execute()).rejects.toThrow('only ever added to');
  await expect(
    database.updateTable('scoreEvents').set({ actorId: null }).execute(),
  ).rejects.toThrow('only ever added to');
});

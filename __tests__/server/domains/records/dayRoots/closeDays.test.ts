import { sql } from 'kysely';
import { closeDays } from '../../../../../src/server/domains/records/dayRoots/closeDays';
import { emptyHash } from '../../../../../src/server/domains/records/dayRoots/dayTree';
import {
  createTestDatabase,
  type TestDatabase,
} from '../../../../support/database/createTestDatabase';
import { postOn } from '../../../../support/records/postOn';
import { verifyAll } from '../../../../support/records/verifyAll';
import { addChart, addMember } from '../../../../support/server/addChart';

let opened: TestDatabase;
let charts: number[];
let userId: number;

beforeEach(async () => {
  opened = await createTestDatabase();
  const { database } = opened;
  userId = await addMember(database);
  charts = [await addChart(database), await addChart(database), await addChart(database)];
});
afterEach(async () => opened?.close());

const closeAt = async (time: string) =>
  closeDays({ database: opened.database, clock: () => new Date(time) });
const post = async (index: number, amount: number, at: string) =>
  postOn(opened.database, { userId, chart: charts[index] ?? 0, amount, at });
const readDays = async () =>
  opened.database.selectFrom('dayRoots').selectAll().orderBy('day').execute();
const readHeads = async () =>
  opened.database
    .selectFrom('dayHeads')
    .select(['day', 'chartId', 'eventCount'])
    .orderBy('day')
    .orderBy('chartId')
    .execute();
const differences = async () => {
  const found = await verifyAll(opened.database);
  return found.differences.filter((text) => /day|root/.test(text));
};

test('closes yesterday on a site that has events from long ago, and each day once', async () => {
  await post(0, 10, '2026-01-01T10:00:00Z');
  await post(0, 20, '2026-11-26T10:00:00Z');
  await post(1, 5, '2026-11-27T23:59:59.999Z');
  await post(1, 6, '2026-11-28T00:00:00Z');
  await closeAt('2026-11-28T00:09:59Z');
  expect((await readDays()).map(({ day }) => day)).toEqual(['2026-11-26']);
  await closeAt('2026-11-28T00:10:00Z');
  await closeAt('2026-11-28T08:00:00Z');
  const days = await readDays();
  expect(days.map(({ day, chartCount, eventCount }) => [day, chartCount, eventCount])).toEqual([
    ['2026-11-26', 1, 2],
    ['2026-11-27', 2, 3],
  ]);
  expect(days[1]?.previousRoot).toEqual(days[0]?.root);
  expect(await readHeads()).toEqual([
    { day: '2026-11-26', chartId: charts[0], eventCount: 2 },
    { day: '2026-11-27', chartId: charts[1], eventCount: 1 },
  ]);
  expect(await differences()).toEqual([]);
});

test('closes the days that were missed, also those without events', async () => {
  await closeAt('2026-11-20T12:00:00Z');
  await post(0, 10, '2026-11-21T10:00:00Z');
  await post(2, 10, '2026-11-24T10:00:00Z');
  await post(0, 30, '2026-11-25T10:00:00Z');
  await closeAt('2026-11-25T12:00:00Z');
  const days = await readDays();
  expect(days.map(({ day, chartCount, eventCount }) => [day, chartCount, eventCount])).toEqual([
    ['2026-11-19', 0, 0],
    ['2026-11-20', 0, 0],
    ['2026-11-21', 1, 1],
    ['2026-11-22', 1, 1],
    ['2026-11-23', 1, 1],
    ['2026-11-24', 2, 2],
  ]);
  expect(days[0]?.root).toEqual(emptyHash);
  expect(days[3]?.root).toEqual(days[2]?.root);
  expect(days[5]?.root).not.toEqual(days[4]?.root);
  expect(await differences()).toEqual([]);
});

test('an event that comes after its day was closed is in the next day', async () => {
  await post(0, 10, '2026-11-26T10:00:00Z');
  await closeAt('2026-11-27T01:00:00Z');
  await post(0, 20, '2026-11-26T23:00:00Z');
  await post(1, 20, '2026-11-26T23:00:00Z');
  await closeAt('2026-11-28T01:00:00Z');
  expect(await readHeads()).toEqual([
    { day: '2026-11-26', chartId: charts[0], eventCount: 1 },
    { day: '2026-11-27', chartId: charts[0], eventCount: 2 },
    { day: '2026-11-27', chartId: charts[1], eventCount: 1 },
  ]);
  expect(await differences()).toEqual([]);
});

test('an earlier event behind a later one closes with both', async () => {
  await post(0, 10, '2026-11-27T00:00:01Z');
  await post(0, 20, '2026-11-26T23:59:59Z');
  await closeAt('2026-11-27T01:00:00Z');
  expect(await readHeads()).toEqual([{ day: '2026-11-26', chartId: charts[0], eventCount: 2 }]);
});

test('finds the same ends again where noting them was interrupted', async () => {
  await post(0, 10, '2026-11-26T10:00:00Z');
  await closeAt('2026-11-27T01:00:00Z');
  await opened.database.updateTable('chartHeads').set({ rootedCount: 0 }).execute();
  await post(1, 10, '2026-11-27T10:00:00Z');
  await closeAt('2026-11-28T01:00:00Z');
  expect((await readDays()).map(({ chartCount, eventCount }) => [chartCount, eventCount])).toEqual([
    [1, 1],
    [2, 2],
  ]);
  expect(await differences()).toEqual([]);
});

test('several nodes at once close a day once, with one key', async () => {
  await post(0, 10, '2026-11-26T10:00:00Z');
  await Promise.all(Array.from({ length: 4 }, async () => closeAt('2026-11-27T01:00:00Z')));
  expect((await readDays()).map(({ day }) => day)).toEqual(['2026-11-26']);
  const keys = await opened.database.selectFrom('signingKeys').select('id').execute();
  expect(keys).toHaveLength(1);
  expect(await differences()).toEqual([]);
});

test('a restored site signs with a new key, and the roots before it still fit', async () => {
  const { database } = opened;
  await post(0, 10, '2026-11-26T10:00:00Z');
  await closeAt('2026-11-27T01:00:00Z');
  // A backup leaves out the secrets.
  await database.deleteFrom('serverSecrets').execute();
  await post(0, 20, '2026-11-27T10:00:00Z');
  await closeAt('2026-11-28T01:00:00Z');
  const keys = new Set((await readDays()).map(({ keyId }) => keyId));
  expect(keys.size).toBe(2);
  expect(await differences()).toEqual([]);
});

test('the database refuses to change or delete a root', async () => {
  await closeAt('2026-11-27T01:00:00Z');
  await expect(opened.database.deleteFrom('dayRoots').execute()).rejects.toThrow(
    'only ever added to',
  );
});

test('closing a day reads and writes what changed on it', async () => {
  const { database } = opened;
  await post(0, 10, '2026-11-20T10:00:00Z');
  await sql`insert into charts (game_id, group_id, slug, position, status)
    select c.game_id, c.group_id, 'many-' || n, n + 10, 'open' from charts c, generate_series(1, 3000) n
    where c.id = ${charts[2]}`.execute(database);
  await sql`alter table score_events disable trigger user`.execute(database);
  await sql`insert into score_events (chart_id, sequence, score_id, player_id, revision, kind, after, at, previous_hash, hash)
    select id, 1, 0, 1, 1, 'created', '{}', '2026-11-21T10:00:00Z', '\\x00', sha256(id::text::bytea)
    from charts where slug like 'many-%'`.execute(database);
  await sql`alter table score_events enable trigger user`.execute(database);
  await sql`insert into chart_heads (chart_id, event_count, hash)
    select chart_id, sequence, hash from score_events where kind = 'created' and score_id = 0`.execute(
    database,
  );
  await closeAt('2026-11-22T01:00:00Z');
  await post(1, 10, '2026-11-22T10:00:00Z');
  await closeAt('2026-11-23T01:00:00Z');
  const { rows } = await sql<{ day: string; heads: number; nodes: number }>`
    select r.day, (select count(*) from day_heads h where h.day = r.day) as heads,
      (select count(*) from day_nodes n where n.day = r.day) as nodes from day_roots r order by day`.execute(
    database,
  );
  expect(rows[0]?.heads).toBe(3001);
  expect(rows[1]).toMatchObject({ day: '2026-11-22', heads: 1, nodes: 8 });
});

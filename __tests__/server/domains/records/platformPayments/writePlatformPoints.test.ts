import { sql } from 'kysely';
import { payNextPlatforms } from '../../../../../src/server/domains/records/platformPayments/payNextPlatforms';
import {
  verifyPlatform,
  verifyPlatformPoints,
} from '../../../../../src/server/domains/records/verification/verifyPlatforms';
import {
  createTestDatabase,
  type TestDatabase,
} from '../../../../support/database/createTestDatabase';
import { addScores } from '../../../../support/records/addScores';
import { payPlatforms } from '../../../../support/records/rankEverything';
import { addChart } from '../../../../support/server/addChart';
import { addPlatform } from '../../../../support/server/addGame';

/** Two in three scores of the last chart are a tie with more members than follow at once. */
const count = 6600;
let opened: TestDatabase;
let platform: number;

beforeAll(async () => {
  opened = await createTestDatabase();
  platform = await addPlatform(opened.database, { en: 'One' });
});
afterAll(async () => opened?.close());

/** Adds a chart with scores on the platform, which have been ranked but not followed. */
async function addPlatformChart(value: string): Promise<number> {
  const { database } = opened;
  const chart = await addChart(database, { platformIds: [platform] });
  await addScores(database, { chart, count, value });
  await sql`delete from ranking_changes`.execute(database);
  await sql`delete from platform_changes`.execute(database);
  await sql`alter table scores disable trigger scores_changed_noted`.execute(database);
  await sql`update scores set platform_id = ${platform} where chart_id = ${chart}`.execute(
    database,
  );
  await sql`alter table scores enable trigger scores_changed_noted`.execute(database);
  await sql`insert into platform_changes (chart_id) values (${chart})`.execute(database);
  await sql`analyze`.execute(database);
  return chart;
}

/** Adds one more score at the top, and notes it as whoever ranks the chart does. */
async function addOne(chart: number, value: number): Promise<void> {
  const { database } = opened;
  await addScores(database, { chart, count: 1, value: String(value) });
  await sql`update scores set platform_id = ${platform} where chart_id = ${chart} and platform_id is null`.execute(
    database,
  );
  await sql`delete from ranking_changes`.execute(database);
}

/** How many rows each transaction wrote in a table, the most first. */
async function transactionsOf(table: 'platform_points' | 'platform_standings') {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from ${sql.table(table)} group by xmin::text order by 1 desc`.execute(
    opened.database,
  );
  return rows.map(({ total }) => total);
}

async function expectNoDifference(chart: number): Promise<void> {
  const found: string[] = [];
  const note = (text: string) => void found.push(text);
  const report = { difference: note, pending: note, progress: note };
  await verifyPlatformPoints(opened.database, chart, report);
  await verifyPlatform(opened.database, platform, report);
  expect(found).toEqual([]);
}

test('a chart as a whole follows in short transactions', async () => {
  const chart = await addPlatformChart(`n * 7919 % ${count} + 1`);
  await payPlatforms(opened.database);
  expect((await transactionsOf('platform_points'))[0]).toBe(2000);
  await expectNoDifference(chart);
});

test('one more score changes what the players of places with points have, and nothing else', async () => {
  const chart = await addPlatformChart(`n * 7919 % ${count} + 1`);
  await payPlatforms(opened.database);
  await addOne(chart, count + 100);
  expect(await payNextPlatforms(opened.database)).toBe('paid');
  expect(await payNextPlatforms(opened.database)).toBe('nothing');
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from platform_points
    where xmin::text = (select xmin::text from platform_work)`.execute(opened.database);
  expect(rows[0]?.total).toBeGreaterThan(50);
  expect(rows[0]?.total).toBeLessThanOrEqual(1200);
  await expectNoDifference(chart);
});

test('one more score at a large tie is paid at once, and the others after a while', async () => {
  const { database } = opened;
  const chart = await addPlatformChart(`case when n > ${count / 3} then 1000000 else n end`);
  await payPlatforms(database);
  await addOne(chart, 1_000_000);
  expect(await payNextPlatforms(database)).toBe('paid');
  expect(await payNextPlatforms(database)).toBe('nothing');
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from platform_points
    where xmin::text = (select xmin::text from platform_work)`.execute(database);
  expect(rows).toEqual([{ total: 1 }]);
  await payPlatforms(database);
  for (const table of ['platform_points', 'platform_standings'] as const)
    expect((await transactionsOf(table))[0]).toBeLessThanOrEqual(2000);
  await expectNoDifference(chart);
});

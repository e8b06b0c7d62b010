import { sql } from 'kysely';
import { paths } from '../../../../../src/contract/paths';
import { DistributionCollection } from '../../../../../src/contract/schemas/charts';
import { createChartRepository } from '../../../../../src/server/domains/games/chartRepository';
import { readDistribution } from '../../../../../src/server/domains/records/chartBoards/readDistribution';
import { keepBuckets } from '../../../../../src/server/domains/records/places/keepBuckets';
import { explainQueries } from '../../../../support/database/explainQueries';
import { addScores } from '../../../../support/records/addScores';
import { readContract } from '../../../../support/readContract';
import { addChart } from '../../../../support/server/addChart';
import { createTestServer, type TestServer } from '../../../../support/server/createTestServer';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(async () => server?.close());

async function getBars(chart: number) {
  const response = await server.app.inject({ url: paths.chartDistribution(chart) });
  expect(response.statusCode).toBe(200);
  const list = readContract(DistributionCollection, response.json<unknown>());
  return list['hydra:member'].map(({ best, worst, count }) => ({
    best: best?.raw ?? null,
    worst: worst?.raw ?? null,
    count,
  }));
}

/** The same, counted one by one. */
async function countBars(chart: number, bars: Awaited<ReturnType<typeof getBars>>) {
  return Promise.all(
    bars.map(async ({ best, worst }) => {
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from scores where chart_id = ${chart} and ranked
          and amounts[1] between ${worst ?? 0} and ${best ?? 1_000_000}`.execute(server.database);
      return { best, worst, count: rows[0]?.count };
    }),
  );
}

test.each([
  ['few, without buckets', 60, 'n * 7919 % 1000', 1000],
  ['in buckets', 3000, 'n * n * 7919 % 90007', 50],
  ['mostly ties', 400, 'case when n % 3 = 0 then n else 500 end', 50],
  ['all equal', 60, '7', 50],
  ['far behind the others', 200, 'case when n < 5 then 1 else 100000 + n end', 50],
])('the scores of a chart are counted by value: %s', async (_name, count, value, threshold) => {
  const chart = await addChart(server.database);
  await addScores(server.database, { chart, count, value });
  await keepBuckets(server.database, chart, threshold);
  const bars = await getBars(chart);
  expect(bars.length).toBeLessThanOrEqual(10);
  expect(bars).toEqual(await countBars(chart, bars));
  expect(bars.reduce((sum, bar) => sum + bar.count, 0)).toBe(count);
});

test('a chart with few scores has none', async () => {
  const chart = await addChart(server.database);
  await addScores(server.database, { chart, count: 19 });
  expect(await getBars(chart)).toEqual([]);
});

test('a draft is not found', async () => {
  const draft = await addChart(server.database, { gameStatus: 'draft' });
  const { statusCode } = await server.app.inject({ url: paths.chartDistribution(draft) });
  expect(statusCode).toBe(404);
});

test('of a large chart only the buckets are read, and one for each bar', async () => {
  const { database } = server;
  const id = await addChart(database);
  await addScores(database, { chart: id, count: 20_000, value: 'n * 7919 % 100003' });
  await keepBuckets(database, id);
  await sql`vacuum analyze`.execute(database);
  const chart = await createChartRepository(database).find(id, 'en');
  if (!chart) throw new Error('The chart is not public.');
  const facts = await explainQueries(database, async (measured) =>
    readDistribution(measured, { chart, language: 'en' }),
  );
  expect(facts.buffers).toBeLessThanOrEqual(200);
  expect(facts.rowsRead).toBeLessThan(40 * Math.sqrt(20_000));
});

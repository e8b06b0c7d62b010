import { sql } from 'kysely';
import { createChartRepository } from '../../../../../src/server/domains/games/chartRepository';
import { readUnranked } from '../../../../../src/server/domains/records/chartBoards/readUnranked';
import {
  createTestDatabase,
  type TestDatabase,
} from '../../../../support/database/createTestDatabase';
import { explainQueries } from '../../../../support/database/explainQueries';
import { addScores } from '../../../../support/records/addScores';
import { rankEverything } from '../../../../support/records/rankEverything';
import { addChart } from '../../../../support/server/addChart';

const count = 20_000;

let opened: TestDatabase;
let chartId: number;
beforeAll(async () => {
  opened = await createTestDatabase();
  const { database } = opened;
  chartId = await addChart(database);
  await addScores(database, { chart: chartId, count, value: 'n' });
  // Every tenth is unproved, and every hundredth of these is withdrawn.
  await sql`update scores set ranked = false, state = case when amounts[1] % 1000 = 0 then 'withdrawn' else 'unproved' end
    where chart_id = ${chartId} and amounts[1] % 10 = 0`.execute(database);
  await rankEverything(database);
  await sql`vacuum analyze`.execute(opened.unlimited);
});
afterAll(async () => opened?.close());

async function read(size: number, after?: Parameters<typeof readUnranked>[1]['after']) {
  const chart = await createChartRepository(opened.database).find(chartId, 'en');
  if (!chart) throw new Error('The chart is not public.');
  return explainQueries(opened.database, async (database) => {
    pages.push(await readUnranked(database, { chart, size, after, language: 'en' }));
  });
}
const pages: Awaited<ReturnType<typeof readUnranked>>[] = [];

test('a page has the best scores that do not rank, without the withdrawn ones', async () => {
  const facts = await read(50);
  const page = pages.at(-1);
  expect(page?.total).toBe(1980);
  expect(page?.items).toHaveLength(50);
  expect(page?.items[0]).toMatchObject({ values: [{ raw: 19_990 }], cause: 'unproved' });
  expect(page?.next).toBeDefined();
  expect(facts.buffers).toBeLessThanOrEqual(200);
  expect(facts.rowsRead).toBeLessThanOrEqual(400);
});

import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { requestRanking } from '../../../../../src/server/domains/records/ranking/requestRanking';
import { runRankingTask } from '../../../../../src/server/domains/records/ranking/runRankingWork';
import { postScores } from '../../../../../src/server/domains/records/scores/postScores';
import {
  createTestDatabase,
  type TestDatabase,
} from '../../../../support/database/createTestDatabase';
import { currentDriver } from '../../../../support/database/testDatabases';
import { addScores } from '../../../../support/records/addScores';
import { addChart, addMember } from '../../../../support/server/addChart';

/** The embedded database is slower to fill; its plans are the same. */
const count = currentDriver() === 'postgres' ? 12_000 : 6000;
const at = new Date('2026-05-01T10:00:00Z');
let now = new Date('2027-01-01T00:00:00Z');

let opened: TestDatabase;
beforeAll(async () => {
  opened = await createTestDatabase();
});
afterAll(async () => opened?.close());

async function rankDue(scope: 'chart' | 'game'): Promise<void> {
  now = new Date(now.getTime() + 60_000);
  while (await runRankingTask(opened.database, now, { scopes: [scope] }));
}

async function addRankedChart(value: string): Promise<number> {
  const chart = await addChart(opened.database);
  await addScores(opened.database, { chart, count, value });
  await requestRanking(opened.database, { scope: 'chart', subjectId: chart, at });
  await rankDue('chart');
  await rankDue('game');
  await sql`analyze`.execute(opened.database);
  return chart;
}

/** Posts a score for a new member; returns the id of the score. */
async function post(chart: number, amount: number): Promise<number> {
  const userId = await addMember(opened.database);
  const score = { chart, amounts: [amount], platform: null, achievedOn: null, confirmed: [] };
  const [result] = await postScores(opened.database, {
    userId,
    scores: [{ ...score, key: randomUUID() }],
    at,
  });
  if (!result || 'refused' in result) throw new Error('The score was not posted.');
  return result.scoreId;
}

/** The stored versions of the places of a chart: a place that is written gets another one. */
async function readVersions(chart: number) {
  const { rows } = await sql<{ version: string }>`
    select ctid || ' ' || xmin as version from chart_places where chart_id = ${chart}`.execute(
    opened.database,
  );
  return new Set(rows.map(({ version }) => version));
}

const derived = ['chart_places', 'game_standings', 'player_totals', 'player_days'] as const;
const written = [
  'players',
  'scores',
  'score_events',
  'chart_heads',
  'chart_counts',
  'chart_buckets',
] as const;

/** How many rows the transaction that wrote a score has written in each table. */
async function countWritten(scoreId: number, tables: readonly string[]) {
  let total = 0;
  for (const table of tables) {
    const { rows } = await sql<{ total: number }>`
      select count(*) as total from ${sql.table(table)} t
      where t.xmin = (select s.xmin from scores s where s.id = ${scoreId})`.execute(
      opened.database,
    );
    total += rows[0]?.total ?? 0;
  }
  return total;
}

/** The most rows of a table that one transaction has written. */
async function largestTransaction(table: string): Promise<number> {
  const { rows } = await sql<{ most: number }>`
    select max(total) as most from (
      select count(*) as total from ${sql.table(table)} t group by t.xmin::text) x`.execute(
    opened.database,
  );
  return rows[0]?.most ?? 0;
}

/** Players whose standing or total is not the sum of the points that a count of all scores gives. */
async function findWrong(chart: number) {
  const { rows } = await sql`
    with ranked as (
      select player_id, sort_key, rank() over (order by sort_key) as rank,
        count(*) over (partition by sort_key) as tied from scores where chart_id = ${chart} and ranked
    )
    select r.player_id from ranked r
    left join chart_places p on p.chart_id = ${chart} and p.sort_key = r.sort_key
    left join game_standings t on t.player_id = r.player_id
    left join player_totals a on a.player_id = r.player_id
    where (p.rank, p.tied) <> (r.rank, r.tied) or t.chart_points is distinct from coalesce(p.points, 0)
      or a.chart_points is distinct from t.chart_points or t.score_count is distinct from 1
    limit 3`.execute(opened.database);
  return rows;
}

test('one more score on a large chart changes the places with points, and no others', async () => {
  const chart = await addRankedChart(`n * 7919 % ${count} + 1`);
  const before = await readVersions(chart);
  const score = await post(chart, count / 2);
  expect(await countWritten(score, written)).toBeLessThanOrEqual(6);
  expect(await countWritten(score, derived)).toBe(0);
  await rankDue('chart');
  const after = await readVersions(chart);
  const changed = [...after].filter((version) => !before.has(version));
  expect(changed.length).toBeGreaterThan(50);
  expect(changed.length).toBeLessThanOrEqual(1200);
  await rankDue('game');
  expect(await findWrong(chart)).toEqual([]);
});

test('one more score at a large tie is ranked in short transactions', async () => {
  const chart = await addRankedChart(`case when n <= ${count / 2} then 1000000 else n end`);
  const score = await post(chart, 1_000_000);
  expect(await countWritten(score, [...written, ...derived])).toBeLessThanOrEqual(6);
  await rankDue('chart');
  const { rows } =
    await sql`select rank, tied from chart_places where chart_id = ${chart} order by rank limit 1`.execute(
      opened.database,
    );
  expect(rows).toEqual([{ rank: 1, tied: count / 2 + 1 }]);
  await rankDue('game');
  expect(await findWrong(chart)).toEqual([]);
  for (const table of ['game_standings', 'player_totals', 'player_days'])
    expect(await largestTransaction(table)).toBeLessThanOrEqual(2000);
});

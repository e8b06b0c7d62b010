import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { payNextGame } from '../../../../../src/server/domains/records/payments/payNextGame';
import { postScores } from '../../../../../src/server/domains/records/scores/postScores';
import {
  createTestDatabase,
  type TestDatabase,
} from '../../../../support/database/createTestDatabase';
import { addScores } from '../../../../support/records/addScores';
import { rankEverything } from '../../../../support/records/rankEverything';
import { verifyAll } from '../../../../support/records/verifyAll';
import { addChart, addMember } from '../../../../support/server/addChart';

/** Half of them are a tie of more than 2,000, which is a large one. */
const count = 6000;
const at = new Date('2026-05-01T10:00:00Z');
let opened: TestDatabase;
beforeAll(async () => {
  opened = await createTestDatabase();
});
afterAll(async () => opened?.close());

async function addRankedChart(value: string): Promise<number> {
  const chart = await addChart(opened.database);
  await addScores(opened.database, { chart, count, value });
  await rankEverything(opened.database);
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

const derived = ['score_points', 'game_standings', 'player_totals', 'player_days'] as const;
const written = [
  'players',
  'scores',
  'score_events',
  'chart_heads',
  'chart_counts',
  'chart_buckets',
  'chart_records',
  'ranking_changes',
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

/** How many rows one ranking of a game has written in each table of what is derived. */
async function countRanked() {
  const { rows } = await sql<{ xmin: string }>`
    select xmin::text from game_rankings order by not_before desc limit 1`.execute(opened.database);
  const counted: Record<string, number> = {};
  for (const table of derived) {
    const found = await sql<{ total: number }>`select count(*) as total from ${sql.table(table)}
      where xmin::text = ${rows[0]?.xmin}`.execute(opened.database);
    counted[table] = found.rows[0]?.total ?? 0;
  }
  return counted;
}

/** Without what follows from scores that have no events. */
async function differences() {
  const found = await verifyAll(opened.database);
  expect(found.pending).toEqual([]);
  return found.differences.filter((text) => !/there is no event|the timeline/.test(text));
}

test('one more score on a large chart changes what the players of places with points have, and nothing else', async () => {
  const chart = await addRankedChart(`n * 7919 % ${count} + 1`);
  const score = await post(chart, count + 100);
  expect(await countWritten(score, written)).toBeLessThanOrEqual(8);
  expect(await countWritten(score, derived)).toBe(0);
  await rankEverything(opened.database);
  const counted = await countRanked();
  expect(counted.score_points).toBeGreaterThan(50);
  for (const table of derived) expect(counted[table]).toBeLessThanOrEqual(1200);
  expect(await differences()).toEqual([]);
});

test('one more score at a large tie changes few rows at once, and the others in short transactions', async () => {
  const chart = await addRankedChart(`case when n <= ${count / 2} then 1000000 else n end`);
  const score = await post(chart, 1_000_000);
  expect(await countWritten(score, [...written, ...derived])).toBeLessThanOrEqual(8);
  await sql`update game_rankings set not_before = '-infinity'`.execute(opened.database);
  expect(await payNextGame(opened.database, at)).toBe('ranked');
  const counted = await countRanked();
  for (const table of derived) expect(counted[table]).toBeLessThanOrEqual(5);
  await rankEverything(opened.database);
  expect(await differences()).toEqual([]);
  for (const table of derived) expect(await largestTransaction(table)).toBeLessThanOrEqual(2000);
});

import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { markRankings } from '../src/server/domains/records/playerRankings/markRankings';
import { openDatabase } from '../src/server/platform/database/openDatabase';
import type { Database } from '../src/server/platform/database/tables';
import { chartReads, type Read } from './recordCosts/chartReads';
import { fillRanked } from './recordCosts/fillRanked';
import { findMeasuredChart, type MeasuredChart } from './recordCosts/measuredChart';
import { gameReads, playerReads } from './recordCosts/rankingReads';
import { measureWrites, writeNames } from './recordCosts/writeCosts';
import { explainQueries } from '../__tests__/support/database/explainQueries';
import { createLocation, removeLocation } from '../__tests__/support/database/testDatabases';
import { renderTable } from '../__tests__/support/renderTable';
import { startSourceWorker } from '../__tests__/support/server/startSourceWorker';

/*
 * `npm run bench:records`: what boards, rankings and new scores cost on charts of 1,000 scores to a million, in a table of ten million, beside
 * other ways to read the same rows. Needs TEST_DATABASE_URL; the database is its own and is dropped. Option: `--scores 1000000`.
 * Buffers, rows and ratios are comparable between machines, times are not. Results are written to .bench/records.md.
 */
const { values } = parseArgs({ options: { scores: { type: 'string', default: '10000000' } } });
const total = Number(values.scores);
if (!Number.isInteger(total) || total < 100_000)
  throw new Error('--scores must be a number of at least 100,000.');
const sizes = [1000, 10_000, 100_000, 1_000_000].filter((size) => size <= total / 2);
const rounds = 5;
const print = (line: string) => process.stdout.write(`${line}\n`);

/** The names in the rows of a page cost about as much whatever is read. */
const nameTables = new Set(['players', 'users', 'platforms', 'platform_translations']);

const amount = (value: number) => value.toLocaleString('en');
const milliseconds = (time: number) =>
  `${time < 10 ? time.toFixed(1) : amount(Math.round(time))} ms`;

/** The least of several times, so that other load on the machine counts little. */
async function fastest(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const before = performance.now();
    await work();
    times.push(performance.now() - before);
  }
  return Math.min(...times);
}

async function measureRead(database: Database, [, run]: Read, chart: MeasuredChart) {
  const { buffers, scans } = await explainQueries(database, async (connection) =>
    run(connection, chart, database),
  );
  const ofNames = scans
    .filter(({ table }) => nameTables.has(table))
    .reduce((sum, scan) => sum + scan.buffers, 0);
  const time = await fastest(async () => run(database, chart, database));
  return `${amount(buffers - ofNames)} + ${amount(ofNames)}, ${milliseconds(time)}`;
}

/** A line of the table for each read: its name, and its cost on each chart. */
async function measureReads(
  database: Database,
  reads: readonly Read[],
  charts: readonly MeasuredChart[],
): Promise<string[][]> {
  const lines: string[][] = [];
  for (const read of reads) {
    const cells = [read[0]];
    for (const chart of charts) cells.push(await measureRead(database, read, chart));
    lines.push(cells);
    print(cells.join(' | '));
  }
  return lines;
}

async function measureWritesOf(database: Database, charts: readonly MeasuredChart[]) {
  const lines = writeNames.map((name) => [name]);
  for (const chart of charts)
    for (const [index, cost] of (await measureWrites(database, chart)).entries())
      lines[index]?.push(
        `${amount(cost.rows)} rows, ${amount(cost.buffers)} buffers, ${milliseconds(cost.milliseconds)}`,
      );
  return lines;
}

/** As if every player had points: nearly all have different ones. */
async function givePoints(database: Database): Promise<void> {
  for (const table of ['game_standings', 'player_totals'])
    await sql`update ${sql.table(table)} t set chart_points = n.value, game_points = n.value,
        place0 = n.value % 50, place3 = n.value % 97, proved_count = n.value % 5000
      from (select player_id as id, player_id::bigint * 7919 % 15485863 as value from player_totals) n
      where n.id = t.player_id`.execute(database);
  await sql`update game_rankings set ranked_at = clock_timestamp()`.execute(database);
  await sql`vacuum analyze`.execute(database);
  await markRankings({ database }, { rest: 0, factor: 0 });
}

const location = await createLocation('postgres');
try {
  // One connection, whose statistics are those of the work.
  const { unlimited, close } = await openDatabase(location, startSourceWorker);
  const ids = await fillRanked(unlimited, { sizes, total });
  await markRankings({ database: unlimited }, { rest: 0, factor: 0 });
  print('ranked the charts');
  const charts: MeasuredChart[] = [];
  for (const [index, size] of sizes.entries())
    charts.push(await findMeasuredChart(unlimited, ids[index] ?? 0, size));
  const head = ['', ...sizes.map((size) => `${amount(size)} scores`)];
  const largest = charts.slice(-1);
  const headOfAll = ['', `${amount(sizes.at(-1) ?? 0)} players`];
  const tables = [
    '## Charts: buffers + those of the names of players and platforms',
    renderTable(head, await measureReads(unlimited, chartReads, charts)),
    '## Rankings: few players have points',
    renderTable(head, await measureReads(unlimited, gameReads, charts)),
    renderTable(headOfAll, await measureReads(unlimited, playerReads, largest)),
    '## A new score',
    renderTable(head, await measureWritesOf(unlimited, charts)),
  ];
  await givePoints(unlimited);
  tables.push(
    '## Rankings: nearly all players have different points',
    renderTable(head, await measureReads(unlimited, gameReads, charts)),
    renderTable(headOfAll, await measureReads(unlimited, playerReads, largest)),
  );
  await close();
  const title = `# Costs of records in a table of ${amount(total)} scores, ${new Date().toISOString().slice(0, 10)}`;
  const text = [title, ...tables].join('\n\n');
  mkdirSync('.bench', { recursive: true });
  writeFileSync(path.join('.bench', 'records.md'), `${text}\n`);
  print(`${text}\n\nWritten to .bench/records.md.`);
} finally {
  await removeLocation('postgres', location.name);
}

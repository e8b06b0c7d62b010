import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { createChartRepository } from '../src/server/domains/games/chartRepository';
import { readChartBoard } from '../src/server/domains/records/boards/chartBoard';
import { readScore } from '../src/server/domains/records/history/readScore';
import { rankNextGame } from '../src/server/domains/records/ranking/rankNextGame';
import { postScores } from '../src/server/domains/records/scores/postScores';
import { predictScores } from '../src/server/domains/records/scores/predictScores';
import { migrate } from '../src/server/platform/database/migrate';
import { openDatabase } from '../src/server/platform/database/openDatabase';
import type { Database } from '../src/server/platform/database/tables';
import { explainQueries } from './support/database/explainQueries';
import { fillRecords } from './support/database/fillRecords';
import { createLocation, removeLocation } from './support/database/testDatabases';
import { addMember } from './support/server/addChart';
import { startSourceWorker } from './support/server/startSourceWorker';

/*
 * `npm run bench:records`: what boards and rankings cost on charts of 1,000 scores to a million, in a table of ten million, beside other
 * ways to do the same on the same rows. Needs TEST_DATABASE_URL; the database is its own and is dropped. Option: `--scores 1000000`.
 * Buffers and ratios are comparable between machines, times are not. Results are written to .bench/records.md.
 */
const { values } = parseArgs({ options: { scores: { type: 'string', default: '10000000' } } });
const total = Number(values.scores);
if (!Number.isInteger(total) || total < 100_000)
  throw new Error('--scores must be a number of at least 100,000.');
const sizes = [1000, 10_000, 100_000, 1_000_000].filter((size) => size <= total / 2);
const rounds = 5;
const language = 'en';
const print = (line: string) => process.stdout.write(`${line}\n`);

interface Chart {
  id: number;
  size: number;
  /** Of the score in the middle, and of the member who has it. */
  scoreId: number;
  userId: number;
  after: { key: string; changed: number; id: number };
}

type Run = (database: Database, chart: Chart) => Promise<unknown>;

async function findChart(database: Database, id: number, size: number): Promise<Chart> {
  const userId = await addMember(database);
  const { rows } = await sql<Chart['after'] & { playerId: number }>`
    select encode(sort_key, 'hex') as key, (extract(epoch from changed_at) * 1000000)::bigint as changed, id, player_id
    from scores where chart_id = ${id} and ranked order by sort_key, changed_at, id offset ${size / 2} limit 1`.execute(
    database,
  );
  const [row] = rows;
  if (!row) throw new Error('The chart is empty.');
  const { playerId, ...after } = row;
  await sql`update players set user_id = null where user_id = ${userId}`.execute(database);
  await sql`update players set user_id = ${userId} where id = ${playerId}`.execute(database);
  return { id, size, scoreId: after.id, userId, after };
}

async function readBoard(database: Database, { id, after, userId }: Chart, place: string) {
  const chart = await createChartRepository(database).find(id, language);
  if (!chart) throw new Error('The chart is not public.');
  const query = { size: 50, aroundMe: false, platform: undefined, country: undefined };
  return readChartBoard(database, {
    chart,
    language,
    query: { ...query, after: place === 'deep' ? after : undefined },
    userId: place === 'around' ? userId : undefined,
  });
}

const scoreOf = ({ id }: Chart, amount: number) => ({
  chart: id,
  amounts: [amount],
  platform: null,
  achievedOn: null,
  key: randomUUID(),
  confirmed: ['worse' as const],
});

const reads: [string, Run][] = [
  ['first page', async (database, chart) => readBoard(database, chart, 'first')],
  ['page in the middle', async (database, chart) => readBoard(database, chart, 'deep')],
  ['page around a member', async (database, chart) => readBoard(database, chart, 'around')],
  [
    'rank of the median',
    async (database, { scoreId: id }) => readScore(database, { id, language }),
  ],
  [
    'dry run',
    async (database, chart) =>
      predictScores(database, {
        userId: chart.userId,
        scores: [scoreOf(chart, Math.floor(chart.size / 2))],
        at: new Date(),
      }),
  ],
  [
    'other: page in the middle by OFFSET',
    async (database, { id, size }) =>
      sql`select s.* from scores s where s.chart_id = ${id} and s.ranked
        order by s.sort_key, s.changed_at, s.id offset ${size / 2} limit 51`.execute(database),
  ],
  [
    'other: rank of the median by counting',
    async (database, { id, after }) =>
      sql`select count(*) + 1 as rank from scores where chart_id = ${id} and ranked
        and sort_key < ${Buffer.from(after.key, 'hex')}::bytea`.execute(database),
  ],
  [
    'other: rank of the median by a window function',
    async (database, { id, scoreId }) =>
      sql`select rank from (select id, rank() over (order by sort_key) as rank from scores
        where chart_id = ${id} and ranked) r where r.id = ${scoreId}`.execute(database),
  ],
];

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

let now = Date.UTC(2027, 0, 1);
/** Ranks what was posted: the chart, its game and the totals of the players. */
async function rank(database: Database): Promise<void> {
  now += 60_000;
  await sql`update game_rankings set not_before = '-infinity'`.execute(database);
  while ((await rankNextGame(database, new Date(now), { rest: 0 })) === 'ranked');
}

const writes: [string, (database: Database, chart: Chart, round: number) => Promise<unknown>][] = [
  [
    'post a new first',
    async (database, chart, round) =>
      postScores(database, {
        userId: chart.userId,
        scores: [scoreOf(chart, 900_000 + round)],
        at: new Date(now),
      }),
  ],
  ['rank the chart, its game and the totals after it', async (database) => rank(database)],
  [
    'other: rewrite the stored ranks that changed',
    async (database, { id }) =>
      sql`update stored_ranks t set rank = n.rank
        from (select id, rank() over (order by sort_key) as rank from scores where chart_id = ${id} and ranked) n
        where n.id = t.id and t.rank is distinct from n.rank`.execute(database),
  ],
];

/** The least of three times of each write, one after the other. */
async function timeWrites(database: Database, chart: Chart): Promise<number[]> {
  await sql`create temp table stored_ranks as
    select id, rank() over (order by sort_key) as rank from scores where chart_id = ${chart.id} and ranked`.execute(
    database,
  );
  await sql`create unique index on stored_ranks (id)`.execute(database);
  const times = writes.map((): number[] => []);
  for (let round = 0; round < 3; round += 1) {
    // As after a new first score: every rank changes.
    await sql`update stored_ranks set rank = rank + 1`.execute(database);
    for (const [index, [, run]] of writes.entries()) {
      const before = performance.now();
      await run(database, chart, round);
      times[index]?.push(performance.now() - before);
    }
  }
  await sql`drop table stored_ranks`.execute(database);
  return times.map((each) => Math.min(...each));
}

const amount = (value: number) => value.toLocaleString('en');
const milliseconds = (time: number) =>
  `${time < 10 ? time.toFixed(1) : amount(Math.round(time))} ms`;
const ratio = (time: number, first: number | undefined) =>
  first === undefined || first === time ? '' : `, × ${(time / first).toFixed(1)}`;

async function measure(database: Database, ids: readonly number[]): Promise<string[][]> {
  const rows = [...reads, ...writes].map(([name]) => [name]);
  const first: number[] = [];
  for (const [index, size] of sizes.entries()) {
    const chart = await findChart(database, ids[index] ?? 0, size);
    for (const [line, [, run]] of reads.entries()) {
      const work = async (connection: Database) => run(connection, chart);
      const { buffers } = await explainQueries(database, work);
      const time = await fastest(async () => work(database));
      first[line] ??= time;
      rows[line]?.push(
        `${amount(buffers)} buffers, ${milliseconds(time)}${ratio(time, first[line])}`,
      );
    }
    const times = await timeWrites(database, chart);
    for (const [offset, time] of times.entries()) {
      const line = reads.length + offset;
      first[line] ??= time;
      rows[line]?.push(`${milliseconds(time)}${ratio(time, first[line])}`);
    }
    print(`measured the chart of ${amount(size)} scores`);
  }
  return rows;
}

const location = await createLocation('postgres');
try {
  // One connection, for the temporary table.
  const { unlimited, close } = await openDatabase(location, startSourceWorker);
  await migrate(unlimited);
  const ids = await fillRecords(unlimited, {
    sizes,
    total,
    onProgress: (done) => print(`${amount(done)} of ${amount(total)} scores`),
  });
  await sql`vacuum analyze`.execute(unlimited);
  await rank(unlimited);
  await sql`vacuum analyze`.execute(unlimited);
  print('ranked the charts');
  const rows = await measure(unlimited, ids);
  await close();
  const head = ['', ...sizes.map((size) => `${amount(size)} scores`)];
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const table = [
    line(head),
    line(head.map((_, column) => (column === 0 ? '-' : '-:'))),
    ...rows.map(line),
  ];
  const title = `# Costs of records in a table of ${amount(total)} scores, ${new Date().toISOString().slice(0, 10)}`;
  mkdirSync('.bench', { recursive: true });
  writeFileSync(path.join('.bench', 'records.md'), `${title}\n\n${table.join('\n')}\n`);
  print(`${table.join('\n')}\n\nWritten to .bench/records.md.`);
} finally {
  await removeLocation('postgres', location.name);
}

import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { markRankings } from '../src/server/domains/records/playerRankings/markRankings';
import { openDatabase } from '../src/server/platform/database/openDatabase';
import { brokenBound } from './recordCosts/bounds';
import { fillRanked } from './recordCosts/fillRanked';
import { openSite, type ReadCost } from './recordCosts/measuredSite';
import { reads, titleOf } from './recordCosts/reads';
import { measureLoad, type LoadResult } from './recordCosts/requestLoad';
import { measureWrites, rankedAt, type WriteCost } from './recordCosts/writeCosts';
import { createLocation, removeLocation } from '../__tests__/support/database/testDatabases';
import { fillHistory } from '../__tests__/support/database/records/fillHistory';
import { renderTable } from '../__tests__/support/renderTable';
import { startSourceWorker } from '../__tests__/support/server/startSourceWorker';

/*
 * `npm run bench:records`: what every read of records, and a new score, costs on a site with 100,000 scores of 10,000 players and on one
 * with ten million of a million, and what reads cost at 50 requests a second; all players are on the largest chart. Needs
 * TEST_DATABASE_URL; the databases are its own and are dropped. Options: `--scores 2000000`, `--players 100000`. Buffers and rows are
 * comparable between machines, times are not. Fails if a read breaks its bound. Results are written to .bench/records.md.
 */
const { values } = parseArgs({
  options: {
    scores: { type: 'string', default: '10000000' },
    players: { type: 'string', default: '1000000' },
  },
});
const sites = [
  { scores: 100_000, players: 10_000 },
  { scores: Number(values.scores), players: Number(values.players) },
];
if (sites.some(({ scores, players }) => !(players >= 10_000 && scores >= players + 90_000)))
  throw new Error('--players must be at least 10,000, and --scores 90,000 more.');
const print = (line: string) => process.stdout.write(`${line}\n`);
const amount = (value: number) => value.toLocaleString('en');

interface Measured {
  /** Undefined where the site refuses. */
  reads: (ReadCost | undefined)[];
  writes: [name: string, cost: WriteCost][];
  load: LoadResult;
}

async function measureSite({ scores, players }: (typeof sites)[number]): Promise<Measured> {
  const location = await createLocation('postgres');
  try {
    // One connection, whose statistics are those of the work.
    const { unlimited, close } = await openDatabase(location, startSourceWorker);
    const [chart = 0] = await fillRanked(unlimited, { sizes: [players], total: scores });
    print('ranked the charts');
    await fillHistory(unlimited, rankedAt());
    await markRankings({ database: unlimited }, { rest: 0, factor: 0 });
    await sql`vacuum analyze`.execute(unlimited);
    print('added a history');
    const filled = { chart, players, now: rankedAt() };
    const site = await openSite(unlimited, filled);
    const costs: Measured['reads'] = [];
    for (const read of reads) costs.push(await site.measure(read));
    await site.close();
    const pool = await openDatabase(location, startSourceWorker);
    const load = await measureLoad(pool.database, filled, reads);
    await pool.close();
    const writes = await measureWrites(unlimited, chart);
    await close();
    return { reads: costs, writes, load };
  } finally {
    await removeLocation('postgres', location.name);
  }
}

const timeOf = (milliseconds: number) => `${milliseconds.toFixed(1)} ms`;
const cell = (cost: ReadCost | undefined) =>
  cost
    ? `${amount(cost.buffers)} + ${amount(cost.ofNames)}, ${timeOf(cost.milliseconds)}`
    : 'refused';

const measured: Measured[] = [];
for (const site of sites) measured.push(await measureSite(site));
const head = [
  '',
  ...sites.map(({ scores, players }) => `${amount(scores)} scores, ${amount(players)} players`),
];
const broken: string[] = [];
const readLines = reads.map((read, index) => {
  const [small, large] = measured.map((site) => site.reads[index]);
  if (!small || !large) return [titleOf(read), cell(small), cell(large), ''];
  const reason = brokenBound(read, { small, large });
  if (reason) broken.push(`${titleOf(read)}: ${reason}`);
  const ratio = large.buffers / Math.max(1, small.buffers);
  return [titleOf(read), cell(small), cell(large), ratio.toFixed(1)];
});
const writeLines = (measured[0]?.writes ?? []).map(([name], index) => [
  name,
  ...measured.map(({ writes }) => {
    const { rows = 0, buffers = 0, milliseconds = 0 } = writes[index]?.[1] ?? {};
    return `${amount(rows)} rows, ${amount(buffers)} buffers, ${timeOf(milliseconds)}`;
  }),
]);
const loadLines = (['p50', 'p95', 'most'] as const).map((name) => [
  { p50: 'half of them took at most', p95: '95 of 100', most: 'all' }[name],
  ...measured.map(({ load }) => timeOf(load[name])),
]);
const text = [
  `# Costs of records, ${new Date().toISOString().slice(0, 10)}`,
  '## Reads: buffers + those of names, median time',
  renderTable([...head, 'ratio'], readLines),
  '## 50 requests a second for a minute, each of the reads in turn',
  renderTable(head, loadLines),
  ...measured.map(({ load }) =>
    load.slowest.map(([title, time]) => `- ${title}: ${timeOf(time)}`).join('\n'),
  ),
  '## A new score',
  renderTable(head, writeLines),
  `## Broken bounds: ${broken.length}`,
  ...broken.map((line) => `- ${line}`),
].join('\n\n');
mkdirSync('.bench', { recursive: true });
writeFileSync(path.join('.bench', 'records.md'), `${text}\n`);
print(`${text}\n\nWritten to .bench/records.md.`);
if (broken.length > 0) process.exitCode = 1;

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import sharp from 'sharp';
import { paths, sitePaths } from '../src/contract/paths';
import { migrate } from '../src/server/platform/database/migrate';
import { openDatabase } from '../src/server/platform/database/openDatabase';
import { createCluster } from '../__tests__/support/database/postgresCluster';
import { fillAdministration } from '../__tests__/support/database/fillAdministration';
import { joinAs, password, send, startNode } from '../__tests__/support/faults/nodes';
import { drawLoadChart } from './load/loadChart';
import { createMeasurements, type Phase } from './load/measurements';
import { startTraffic } from './load/startTraffic';
import { kinds, reads, type KindName } from './load/traffic';
import { endProcesses } from '../__tests__/support/server/serverProcess';
import { startSourceWorker } from '../__tests__/support/server/startSourceWorker';

/*
 * Mixed traffic on two nodes and a PostgreSQL server of its own, all on 127.0.0.1: readers, searchers, writers and log-ins for
 * `--minutes`, in the last third together with a flood of log-ins and pictures, then more readers than the nodes can serve. Writes
 * `.bench/load.md` and `.bench/load.svg`; exits with 1 when a limit below is broken. There are a tenth as many articles as
 * `--comments`, and as many members.
 */
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    comments: { type: 'string', default: '1000000' },
  },
});
const minutes = Number(values.minutes);
const comments = Number(values.comments);
const articles = Math.ceil(comments / 10);

const limits = {
  /** The part of requests that may fail or get 503 while the nodes are not overloaded. */
  errorBudget: 0.001,
  /** The median of a node's memory in the last quarter, compared with that in the second one. */
  memoryGrowth: 1.2,
  /** Seconds until the nodes serve every request again after an overload. */
  recovery: 10,
};
const overloadSeconds = 15;
const usual: Partial<Record<KindName, number>> = {
  list: 5,
  article: 6,
  comments: 3,
  document: 3,
  search: 3,
  write: 3,
  login: 1,
};
const say = (line: string) => process.stdout.write(`${line}\n`);

const cluster = await createCluster();
const location = { url: cluster.url('postgres'), folder: '' };

say(`Filling the database with ${comments} comments …`);
const opened = await openDatabase(location, startSourceWorker, { statementTimeout: 3_600_000 });
await migrate(opened.unlimited);
await fillAdministration(opened.database, comments);
await sql`vacuum analyze`.execute(opened.database);
await opened.close();

const settings = { DATABASE_URL: location.url, OVERLOAD_DELAY: '500' };
const nodes = [await startNode(settings), await startNode(settings)];
const origins = nodes.map(({ origin }) => origin);
const member = await joinAs(origins[0] ?? '', 'load_writer');
const image = await sharp({
  create: { width: 1600, height: 1600, channels: 3, background: '#369' },
})
  .jpeg()
  .toBuffer();
const start = Date.now();
const traffic = await startTraffic({
  origins,
  articles,
  token: member.token,
  account: { username: member.username, password },
  picture: `data:image/jpeg;base64,${image.toString('base64')}`,
});

/** Megabytes of each node, once a second. */
const memory: number[][] = nodes.map(() => []);
const watch = setInterval(() => {
  nodes.forEach(({ process: { pid } }, index) => {
    const [, kilobytes = '0'] =
      /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    memory[index]?.push(Number(kilobytes) / 1024);
  });
}, 1000);

say(`Mixed traffic for ${minutes} minutes …`);
await traffic.start('usual', { mix: usual, pause: 100 });
await delay(minutes * 40_000);
await traffic.setPhase('hashing');
await traffic.start('hashing', { mix: { login: 20, picture: 5 }, pause: 10 });
await delay(minutes * 20_000);
await traffic.stop('hashing');
const steadyMemory = memory.map((all) => [...all]);

say('Overload …');
await traffic.setPhase('overload');
await traffic.start('overload', {
  mix: { list: 160, search: 160, comments: 80 },
  pause: 1,
  arrival: overloadSeconds / 3,
});
const health: { status: number; milliseconds: number }[] = [];
for (let second = 0; second < overloadSeconds; second += 1) {
  await delay(1000);
  const asked = performance.now();
  const replies = await Promise.all(origins.map((origin) => send(origin, sitePaths.live)));
  const milliseconds = performance.now() - asked;
  health.push(...replies.map(({ status }) => ({ status, milliseconds })));
}
await traffic.stop('overload');
const ended = performance.now();
let good = 0;
while (good < 20 && performance.now() - ended < 60_000) {
  const replies = await Promise.all(origins.map((origin) => send(origin, paths.article(2))));
  good = replies.every(({ status }) => status === 200) ? good + 1 : 0;
}
const recovery = (performance.now() - ended) / 1000;
await traffic.setPhase('recovered');
await delay(5000);
const measurements = createMeasurements(await traffic.finish(), start);
clearInterval(watch);
await endProcesses();
await cluster.remove();

const median = (numbers: readonly number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
const growth = steadyMemory.map((all) => {
  const quarter = Math.floor(all.length / 4);
  return median(all.slice(3 * quarter)) / median(all.slice(quarter, 2 * quarter));
});
const names = Object.keys(kinds);
const phases: Phase[] = ['steady', 'hashing', 'overload', 'recovered'];
const total = (list: readonly Phase[]) => {
  const all = list.flatMap((phase) => names.map((kind) => measurements.summarise(kind, phase)));
  const sum = (of: 'requests' | 'unavailable' | 'failed') =>
    all.reduce((count, summary) => count + summary[of], 0);
  return { requests: sum('requests'), unavailable: sum('unavailable'), failed: sum('failed') };
};
// Log-ins and pictures beyond their queue get 503 by design.
const flooded = ['login', 'picture'].reduce(
  (count, kind) => count + measurements.summarise(kind, 'hashing').unavailable,
  0,
);
const calm = total(['steady', 'hashing', 'recovered']);
const errors = (calm.unavailable - flooded + calm.failed) / calm.requests;
const hashing = measurements.summarise('login', 'hashing');
const slowestRead = Math.max(...reads.map((kind) => measurements.summarise(kind, 'hashing').p50));
const { requests, unavailable } = total(['overload']);
const failuresIn = (list: readonly Phase[]) =>
  list.flatMap((phase) =>
    [...measurements.failures(phase)].map(
      ([reason, count]) => `, ${count} failed during ${phase}: ${reason}`,
    ),
  );
const overloadFailures = failuresIn(['overload']);
const verdicts: [string, boolean, string][] = [
  [
    'error budget',
    errors <= limits.errorBudget,
    `${(errors * 100).toFixed(3)} % of ${calm.requests} requests${failuresIn(['steady', 'hashing', 'recovered']).join('')}`,
  ],
  [
    'memory is flat',
    growth.every((factor) => factor <= limits.memoryGrowth),
    `factors ${growth.map((factor) => factor.toFixed(2)).join(', ')}`,
  ],
  [
    'readers do not wait for hashing and pictures',
    slowestRead < hashing.p50,
    `slowest median of reads ${slowestRead.toFixed(0)} ms, of log-ins ${hashing.p50.toFixed(0)} ms`,
  ],
  [
    'an overload gets 503 with Retry-After and nothing else',
    overloadFailures.length === 0,
    `${unavailable} of ${requests} requests got 503${overloadFailures.join('')}`,
  ],
  [
    'health checks are answered during an overload',
    health.every(({ status }) => status === 200),
    `${health.filter(({ status }) => status === 200).length} of ${health.length}, the slowest after ${Math.max(...health.map(({ milliseconds }) => milliseconds)).toFixed(0)} ms`,
  ],
  [
    'the nodes recover by themselves',
    recovery <= limits.recovery,
    `after ${recovery.toFixed(1)} s`,
  ],
];
const table = phases.flatMap((phase) =>
  names
    .map((kind) => ({ kind, ...measurements.summarise(kind, phase) }))
    .filter(({ requests }) => requests > 0)
    .map(({ kind, requests, unavailable, failed, p50, p95, p99 }) => {
      const times = [p50, p95, p99].map((time) => time.toFixed(0));
      return `| ${[phase, kind, requests, unavailable, failed, ...times].join(' | ')} |`;
    }),
);
const report = [
  '# Load',
  '',
  `Two nodes, PostgreSQL, ${comments} comments, ${articles} articles, ${minutes} minutes. Times in milliseconds.`,
  '',
  '| phase | request | count | 503 | failed | p50 | p95 | p99 |',
  '| --- | --- | --: | --: | --: | --: | --: | --: |',
  ...table,
  '',
  ...verdicts.map(([name, kept, facts]) => `- ${kept ? 'kept' : '**broken**'}: ${name}: ${facts}`),
  '',
].join('\n');
const isRead = (kind: string) => reads.some((read) => read === kind);
const all = measurements.perSecond(() => true);
mkdirSync('.bench', { recursive: true });
writeFileSync('.bench/load.md', report);
writeFileSync(
  '.bench/load.svg',
  drawLoadChart([
    {
      title: 'Responses per second',
      lines: [
        { name: 'success', values: all.map((row) => row.good) },
        { name: '503', values: all.map((row) => row.unavailable) },
      ],
    },
    {
      title: '95th percentile, milliseconds',
      lines: [
        { name: 'reads', values: measurements.perSecond(isRead).map(({ p95 }) => p95) },
        {
          name: 'log-ins',
          values: measurements.perSecond((kind) => kind === 'login').map(({ p95 }) => p95),
        },
      ],
    },
    {
      title: 'Memory, megabytes',
      lines: memory.map((values, index) => ({ name: `node ${index + 1}`, values })),
    },
  ]),
);
say(report);
process.exit(verdicts.every(([, kept]) => kept) ? 0 : 1);

import { execFile, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { paths } from '../src/contract/paths';
import { languages } from '../src/contract/languages';
import { migrate } from '../src/server/platform/database/migrate';
import { openDatabase } from '../src/server/platform/database/openDatabase';
import { startSourceWorker } from '../__tests__/support/server/startSourceWorker';
import { createLocation, removeLocation } from '../__tests__/support/database/testDatabases';

/*
 * Measures how many requests per second for the list of articles the server handles, compared with a bare Fastify that
 * sends the same body with five headers instead of twenty-three and without a log: serialised by the list's schema for each
 * request (the row to compare with), and as a prepared string (the upper bound). Our server runs from its sources with its
 * usual settings and request log, in its own process, on the embedded database and, with TEST_DATABASE_URL, on PostgreSQL.
 * Runs alternate, so that a busy machine slows down all of them. Ratios are comparable between machines, rates are not.
 */
const articles = 2000;
/** Many short rounds, so that other load on the machine affects all alike. */
const rounds = 11;
const seconds = 2;
const list = `${paths.articles}?page=1&itemsPerPage=12&status=PUBLISHED&order%5BpublishedAt%5D=desc`;
const headers = { accept: 'application/ld+json', 'accept-language': 'en' };
const releases: (() => Promise<void> | void)[] = [];

/** Starts one of our programs on a free port, and waits until it responds. */
async function start(program: string, environment: Record<string, string>): Promise<string> {
  const port = await new Promise<number>((resolve) => {
    const probe = createServer().listen(0, 'localhost', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
  const child = spawn(process.execPath, ['--import', 'tsx', path.resolve('__tests__', program)], {
    env: { ...process.env, DATABASE_URL: '', LOG_LEVEL: 'info', PORT: `${port}`, ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  releases.push(async () => {
    child.kill('SIGTERM');
    if (child.exitCode === null) await new Promise((resolve) => child.once('exit', resolve));
  });
  const origin = `http://localhost:${port}`;
  while (child.exitCode === null) {
    const answer = await fetch(`${origin}${list}`, { headers }).catch(() => undefined);
    if (answer?.ok) return origin;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${program} did not start.`);
}

/** Requests per second. */
async function measure(origin: string): Promise<number> {
  const options = ['-j', '-c', '20', '-d', `${seconds}`];
  const wanted = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}=${value}`]);
  const program = path.resolve('node_modules/autocannon/autocannon.js');
  const { stdout } = await promisify(execFile)(process.execPath, [
    program,
    ...options,
    ...wanted,
    `${origin}${list}`,
  ]);
  const result: { requests: { average: number }; non2xx: number } = JSON.parse(stdout);
  if (result.non2xx > 0) throw new Error(`${result.non2xx} requests were not answered well.`);
  return result.requests.average;
}

/** A database with many articles, and the server's settings for it. */
async function fill(driver: 'embedded' | 'postgres'): Promise<Record<string, string>> {
  const data = mkdtempSync(path.join(tmpdir(), 'vgr-throughput-'));
  releases.push(() => rmSync(data, { recursive: true, force: true }));
  const embedded = driver === 'embedded';
  const location = embedded
    ? { folder: path.join(data, 'database'), url: undefined }
    : await createLocation(driver);
  if ('name' in location) releases.push(() => removeLocation(driver, location.name));
  const { unlimited, close } = await openDatabase(location, startSourceWorker);
  await migrate(unlimited);
  await sql`insert into articles (slug, status, published_at)
    select 'article-' || n, 'PUBLISHED', timestamptz '2026-01-01' + n * interval '1 minute'
    from generate_series(1, ${articles}::int) n`.execute(unlimited);
  for (const language of languages) {
    await sql`insert into article_translations (article_id, language, title, content, content_source, excerpt, sanitizer_version)
      select id, ${language}, 'A record of the year ' || id, '<p>Text.</p>', '<p>Text.</p>', repeat('A sentence of an article. ', 6), 1
      from articles`.execute(unlimited);
  }
  await close();
  const settings = { DATA_DIR: data, RATE_LIMIT_FACTOR: '1000000', TOKEN_SECRET: 'x'.repeat(40) };
  return location.url === undefined ? settings : { ...settings, DATABASE_URL: location.url };
}

const median = (numbers: number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

async function compare(driver: 'embedded' | 'postgres'): Promise<string> {
  const real = await start('support/server/sourceServer.ts', await fill(driver));
  const bytes = await (await fetch(`${real}${list}`, { headers })).text();
  const bare = await start('support/server/bareServer.ts', { ANSWER: bytes });
  const serialised = await (await fetch(`${bare}${list}`, { headers })).text();
  if (serialised !== bytes) throw new Error('The bare server answers something else.');
  const measured: { real: number; serialised: number; written: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    measured.push({
      serialised: await measure(bare),
      real: await measure(real),
      written: await measure(`${bare}/written`),
    });
  }
  const row = (name: string, of: 'real' | 'serialised' | 'written') => {
    const ratios = measured.map((round) => round.real / round[of]);
    const asked = median(measured.map((round) => round[of])).toFixed(0);
    const each = ratios.map((ratio) => ratio.toFixed(2)).join(' ');
    const compared =
      of === 'real' ? '' : `, the list is ${median(ratios).toFixed(2)} of it (${each})`;
    return `  ${name} ${asked.padStart(6)} requests/s${compared}`;
  };
  return [
    `${driver}, ${bytes.length} bytes:`,
    row('list of articles        ', 'real'),
    row('bare Fastify, serialised', 'serialised'),
    row('bare Fastify, fixed text', 'written'),
  ].join('\n');
}

try {
  process.stdout.write(`${await compare('embedded')}\n`);
  if (process.env.TEST_DATABASE_URL) process.stdout.write(`${await compare('postgres')}\n`);
} finally {
  for (const release of releases.toReversed()) await release();
}

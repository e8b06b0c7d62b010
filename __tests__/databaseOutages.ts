import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { idempotencyHeader } from '../src/contract/commentRules';
import { paths, sitePaths } from '../src/contract/paths';
import { openDatabase } from '../src/server/platform/database/openDatabase';
import { createCluster } from './support/database/postgresCluster';
import { publishArticle } from './support/server/publishArticle';
import { endProcesses, ServerProcess, temporaryFolder } from './support/server/serverProcess';
import { startSourceWorker } from './support/server/startSourceWorker';

/*
 * Measures an outage of PostgreSQL for two nodes under load: the server is stopped, killed and restarted ten times
 * while four loops write comments and four read. Exits with 1 if a node exited, an acknowledged write is missing or
 * stored twice, a response was neither the usual one nor 503, or a node was not ready within five seconds after the
 * database. `npm run outages`; needs PostgreSQL's programs (PG_BIN).
 */

const outages = [
  'stop',
  'kill',
  'restart',
  'crash',
  'stop',
  'kill',
  'restart',
  'crash',
  'stop',
  'kill',
] as const;
const secret = 'a secret of the outages, forty characters long';
const back = 5000;

const say = (line: string) => process.stdout.write(`${line}\n`);
const cluster = await createCluster();
const faults: string[] = [];
const statuses = new Map<string, number>();
const acknowledged: string[] = [];
const work = { going: true };

async function query<Row extends object>(database: string, text: string): Promise<Row[]> {
  const client = new Client({ connectionString: cluster.url(database) });
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

function startNode(folder: string) {
  return new ServerProcess({
    DATABASE_URL: cluster.url('site'),
    TOKEN_SECRET: secret,
    DATA_DIR: folder,
    HOST: '127.0.0.1',
    LOG_LEVEL: 'silent',
    RATE_LIMIT_FACTOR: '1000000',
  });
}

async function ask(origin: string, path: string, init: RequestInit = {}) {
  const kind = init.method ?? 'GET';
  const response = await fetch(`${origin}${path}`, {
    ...init,
    headers: { 'Content-Type': 'application/json', ...init.headers },
    signal: AbortSignal.timeout(30_000),
  }).catch(() => undefined);
  const outcome = `${kind} ${response?.status ?? 'no response'}`;
  statuses.set(outcome, (statuses.get(outcome) ?? 0) + 1);
  return response;
}

const post = (origin: string, path: string, body: object, headers: Record<string, string> = {}) =>
  ask(origin, path, { method: 'POST', body: JSON.stringify(body), headers });

async function write(
  origin: string,
  { article, token, name }: { article: number; token: string; name: string },
) {
  for (let count = 0; work.going; count += 1) {
    const content = `<p>Comment ${name} ${count}</p>`;
    const headers = { Authorization: `Bearer ${token}`, [idempotencyHeader]: `${name}-${count}` };
    const body = { article: paths.article(article), content };
    const response = await post(origin, paths.comments, body, headers);
    if (response?.status === 201) acknowledged.push(content);
    await response?.arrayBuffer().catch(() => undefined);
    await delay(5);
  }
}

async function read(origin: string, article: number) {
  while (work.going) {
    const response = await ask(origin, paths.articleComments(article));
    await response?.arrayBuffer().catch(() => undefined);
    await delay(5);
  }
}

const readyStatus = (origin: string) =>
  fetch(`${origin}${sitePaths.ready}`).then(
    ({ status }) => status,
    () => 0,
  );

/** Milliseconds until the node is ready. */
async function untilReady(origin: string): Promise<number> {
  const begun = performance.now();
  while ((await readyStatus(origin)) !== 200 && performance.now() - begun < 30_000) await delay(20);
  return Math.round(performance.now() - begun);
}

async function outage(kind: (typeof outages)[number], origins: readonly string[]) {
  if (kind === 'restart') await cluster.restart();
  else {
    if (kind === 'stop') await cluster.stop('fast');
    else if (kind === 'crash') await cluster.stop('immediate');
    else await cluster.kill();
    const meanwhile = await Promise.all(origins.map(readyStatus));
    if (meanwhile.some((status) => status !== 503))
      faults.push(`${kind}: ready said ${meanwhile.join()} during it`);
    await delay(500);
    await cluster.start();
  }
  const waits = await Promise.all(origins.map(untilReady));
  say(
    `${kind.padEnd(8)} ready again after ${waits.join(' and ')} ms; ${acknowledged.length} writes so far`,
  );
  if (Math.max(...waits) > back) faults.push(`${kind}: ready after ${Math.max(...waits)} ms`);
}

try {
  await query('postgres', 'create database site');
  const folder = await temporaryFolder();
  const nodes = [startNode(folder)];
  const origins = [(await nodes[0]?.listening()) ?? ''];
  nodes.push(startNode(folder));
  origins.push((await nodes[1]?.listening()) ?? '');
  const opened = await openDatabase({ url: cluster.url('site'), folder: '' }, startSourceWorker);
  const article = await publishArticle(opened.database);
  await opened.close();
  const account = { username: 'writer', password: 'insert coin 1' };
  await post(origins[0] ?? '', paths.users, {
    username: account.username,
    email: 'writer@example.org',
    plainPassword: account.password,
  });
  const session: { token: string } = await (
    await post(origins[0] ?? '', paths.login, account)
  )?.json();
  const loops = origins.flatMap((origin, node) =>
    [1, 2].flatMap((loop) => [
      write(origin, { article, token: session.token, name: `${node}-${loop}` }),
      read(origin, article),
    ]),
  );
  for (const kind of outages) {
    await delay(1500);
    await outage(kind, origins);
  }
  await delay(1000);
  work.going = false;
  await Promise.all(loops);

  const rows = await query<{ content: string }>('site', 'select content from comments');
  const written = rows.map(({ content }) => content);
  const lost = acknowledged.filter((content) => !written.includes(content));
  const twice = written.length - new Set(written).size;
  if (lost.length > 0) faults.push(`${lost.length} acknowledged writes are gone`);
  if (twice > 0) faults.push(`${twice} comments are there twice`);
  for (const outcome of statuses.keys()) {
    if (!/^(GET (200|503)|POST (200|201|503))$/.test(outcome)) faults.push(`answered ${outcome}`);
  }
  const exitCodes = await Promise.all(nodes.map((node) => node.kill('SIGTERM')));
  if (exitCodes.some((code) => code !== 0))
    faults.push(
      `nodes ended with ${exitCodes.join()}: ${nodes.map(({ consoleErrors }) => consoleErrors).join()}`,
    );
  say(
    `${acknowledged.length} acknowledged, ${lost.length} lost, ${twice} twice; ${[...statuses].map(([outcome, count]) => `${outcome}: ${count}`).join(', ')}`,
  );
} finally {
  await endProcesses();
  await cluster.remove();
}
say(faults.length === 0 ? 'No errors.' : faults.join('\n'));
process.exit(faults.length === 0 ? 0 : 1);

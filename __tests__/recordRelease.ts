import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as fc from 'fast-check';
import { Client } from 'pg';
import { pino } from 'pino';
import { paths, sitePaths } from '../src/contract/paths';
import { migrate } from '../src/server/platform/database/migrate';
import { openDatabase } from '../src/server/platform/database/openDatabase';
import { buildApp } from '../src/server/process/app';
import { seedSampleContent } from '../src/server/sample/seedSampleContent';
import {
  hashMigrations,
  readSchema,
  releasedUseFile,
  type ReleasedUse,
} from './support/database/releasedSchema';
import { describedCalls, type Description, type Samples } from './support/server/describedCalls';
import { startSourceWorker } from './support/server/startSourceWorker';
import { makeSnapshot } from './support/snapshots';

/*
 * Records what this version uses of the database: its tables, and the statements it sends when every operation of its API and its
 * pages are called. Run it when a version is released: `npm run release:record`. The tests of the migrations compare with it.
 */

/** Requests for each operation that changes something, and for each that reads. */
const requests = { get: 6, other: 12 };

/** Values that the site accepts, for fields that are checked before others. */
const samples: Samples = {
  article: () => paths.article(1),
  currentPassword: () => 'insert-coin-3',
  email: () => 'somebody@records.example',
  pictureId: () => null,
  plainPassword: () => 'insert coin 1',
  publishedAt: () => '2026-11-20T12:00:00Z',
  snapshot: () => makeSnapshot(),
  username: () => 'somebody',
  version: () => 1,
};

const statements = new Set<string>();
const client: { query: (...given: unknown[]) => unknown } = Client.prototype;
const send = client.query;
client.query = function record(this: unknown, ...given: unknown[]) {
  const [query] = given;
  const text = typeof query === 'string' ? query : String(Object(query).text ?? '');
  if (/^\s*(select|insert|update|delete|with)\b/i.test(text)) statements.add(text.trim());
  return send.apply(this, given);
};

const folder = mkdtempSync(path.join(tmpdir(), 'vgr-release-'));
const opened = await openDatabase({ folder, url: undefined }, startSourceWorker);
await migrate(opened.unlimited);
await seedSampleContent(opened.unlimited, { covers: 'none' });
const schema = await readSchema(opened.unlimited);
statements.clear();

const app = await buildApp({
  config: { port: 0, rateLimitFactor: 1_000_000, clientFolder: path.resolve('dist/public') },
  database: opened.database,
  clock: () => new Date(),
  logger: pino({ level: 'silent' }),
});
const logIn = async () => {
  const payload = { username: 'keiko_mori', password: 'insert-coin-3' };
  const response = await app.inject({ method: 'POST', url: paths.login, payload });
  return { authorization: `Bearer ${response.json().token}` };
};

const description: Description = (await app.inject(sitePaths.openApi)).json();
const operations = Object.entries(description.paths)
  .flatMap(([url, methods]) => Object.keys(methods).map((method) => ({ url, method })))
  // What is deleted is used before.
  .toSorted((one, other) => Number(one.method === 'delete') - Number(other.method === 'delete'));
for (const { url, method } of operations) {
  const facts = { description, samples, id: 1 };
  const numRuns = method === 'get' ? requests.get : requests.other;
  const headers = await logIn();
  for (const call of fc.sample(describedCalls(method, url, facts), { numRuns, seed: 1 })) {
    await app.inject({ ...call, headers: { ...call.headers, ...headers } });
    await app.inject(call);
  }
}
for (const page of [
  '/en/',
  '/en/articles',
  '/en/members/keiko-mori',
  '/en/feed.xml',
  '/sitemap.xml',
])
  await app.inject(page);

await app.close();
await opened.close();
rmSync(folder, { recursive: true, force: true });
const { version }: { version: string } = JSON.parse(readFileSync('package.json', 'utf8'));
const use: ReleasedUse = {
  version,
  schema,
  migrations: hashMigrations(),
  statements: [...statements].toSorted(),
};
writeFileSync(releasedUseFile, `${JSON.stringify(use, null, 2)}\n`);
process.stdout.write(`${Object.keys(schema).length} tables, ${use.statements.length} statements\n`);
process.exit(0);

import { brotliDecompressSync } from 'node:zlib';
import { pino } from 'pino';
import { ArticleCollection } from '../../../../src/contract/schemas/articles';
import { buildApp } from '../../../../src/server/process/app';
import { createLifecycle, type Lifecycle } from '../../../../src/server/platform/http/lifecycle';
import { createTestServer, type TestServer } from '../../../support/server/createTestServer';
import { eventually } from '../../../support/eventually';
import { createMember, logIn } from '../../../support/server/members';
import { publishArticle } from '../../../support/server/publishArticle';
import { readContract } from '../../../support/readContract';

let server: TestServer;
let shortCached: TestServer;
beforeAll(async () => {
  // A lifetime longer than any test, and one shorter than every test.
  server = await createTestServer({ config: { responseLifetime: 600_000 } });
  shortCached = await createTestServer({ node: server, config: { responseLifetime: 1 } });
  await publishArticle(server.database);
});
afterAll(async () => {
  await shortCached?.close();
  await server?.close();
});

const ask = (headers: Record<string, string> = {}, { app }: Pick<TestServer, 'app'> = server) =>
  app.inject({ url: '/api/articles?itemsPerPage=5', headers });
const totalOf = ({ json }: Awaited<ReturnType<typeof ask>>) =>
  readContract(ArticleCollection, json())['hydra:totalItems'];
/** Any write through this node. */
const change = () => server.app.inject({ method: 'POST', url: '/api/forgot-nothing' });

/** Another node, which the test can stop. */
const nodeOf = (lifecycle: Lifecycle) =>
  buildApp({
    config: { port: 3000, responseLifetime: 600_000 },
    database: server.database,
    clock: server.now,
    logger: pino({ level: 'silent' }),
    lifecycle,
  });

beforeEach(change);

test('a cached response repeats the first one with its headers, except for a new request id', async () => {
  const first = await ask();
  const again = await ask();
  expect(again.statusCode).toBe(200);
  expect(again.body).toBe(first.body);
  const { 'x-request-id': firstId, date: _then, ...said } = first.headers;
  const { 'x-request-id': againId, date: _now, ...repeated } = again.headers;
  expect(againId).toMatch(/^[0-9a-f-]{36}$/);
  expect(againId).not.toBe(firstId);
  const policy = String(said['content-security-policy']);
  expect(policy).toContain("default-src 'self'");
  expect(repeated).toEqual({
    ...said,
    'content-security-policy': policy.replace(/ 'nonce-[^']+'/, ''),
    vary: 'Accept, Accept-Language, Authorization, Accept-Encoding',
  });
});

test('a cached response is compressed on request, and revalidated with 304', async () => {
  const { body, headers } = await ask();
  const packed = await ask({ 'accept-encoding': 'gzip, deflate, br, zstd' });
  expect(packed.headers).toMatchObject({
    'content-encoding': 'br',
    'content-length': String(packed.rawPayload.length),
  });
  expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(body);
  expect((await ask()).body).toBe(body);
  const known = await ask({ 'if-none-match': String(headers.etag) });
  expect([known.statusCode, known.body]).toEqual([304, '']);
});

test('any write through this node clears the cache, and members always read the database', async () => {
  const { token } = await logIn(server, await createMember(server));
  const before = totalOf(await ask());
  await publishArticle(server.database);
  expect(totalOf(await ask())).toBe(before);
  const asMember = await ask({ authorization: `Bearer ${token}` });
  expect(totalOf(asMember)).toBe(before + 1);
  expect(asMember.headers['cache-control']).toContain('private');
  // Another language has its own response.
  expect(totalOf(await ask({ 'accept-language': 'fr' }))).toBe(before + 1);
  // So has another URL.
  expect(totalOf(await server.app.inject('/api/articles?itemsPerPage=4'))).toBe(before + 1);
  await change();
  expect(totalOf(await ask())).toBe(before + 1);
});

test('a response read before a change is not cached after it', async () => {
  const app = await nodeOf(createLifecycle());
  let reached = () => {};
  const read = new Promise<void>((resolve) => (reached = resolve));
  let goOn = () => {};
  const changed = new Promise<void>((resolve) => (goOn = resolve));
  app.addHook('preSerialization', async () => {
    reached();
    await changed;
  });
  const slow = ask({}, { app });
  await read;
  await publishArticle(server.database);
  await app.inject({ method: 'POST', url: '/api/forgot-nothing' });
  goOn();
  const before = totalOf(await slow);
  expect(totalOf(await ask({}, { app }))).toBe(before + 1);
  await app.close();
});

test('a change by another node is visible after the cache time', async () => {
  const before = totalOf(await ask({}, shortCached));
  await publishArticle(server.database);
  const shown = await eventually(
    async () => totalOf(await ask({}, shortCached)),
    (total) => total !== before,
  );
  expect(shown).toBe(before + 1);
});

test('error responses are not cached', async () => {
  const url = '/api/articles?page=0';
  const ids = [await server.app.inject(url), await server.app.inject(url)].map(
    ({ statusCode, json }) => [statusCode, json<{ requestId: string }>().requestId],
  );
  expect(ids[0]?.[0]).toBe(400);
  expect(ids[0]?.[1]).not.toBe(ids[1]?.[1]);
});

test('a stopping node serves nothing from the cache and waits for no finished request', async () => {
  const lifecycle = createLifecycle();
  const app = await nodeOf(lifecycle);
  for (let visits = 0; visits < 3; visits += 1)
    expect((await ask({}, { app })).statusCode).toBe(200);
  await lifecycle.stop();
  expect((await ask({}, { app })).statusCode).toBe(503);
  await app.close();
});

import { createTestServer, type TestServer } from '../../../support/server/createTestServer';
import { publishArticle } from '../../../support/server/publishArticle';
import { settledViews } from '../../../support/server/settledViews';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ config: { trustProxy: true } });
});
afterAll(async () => server?.close());

const browser = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0';

async function read(
  id: number,
  headers: Record<string, string> = {},
  method: 'GET' | 'HEAD' = 'GET',
) {
  return server.app.inject({
    method,
    url: `/api/articles/${id}`,
    headers: { 'user-agent': browser, 'x-forwarded-for': '203.0.113.1', ...headers },
  });
}

test('a reader counts once an hour, and different readers count separately', async () => {
  const id = await publishArticle(server.database);
  await read(id);
  await read(id);
  await read(id, { 'x-forwarded-for': '203.0.113.2' });
  expect(await settledViews(server.database, id, 2)).toBe(2);
  await read(id, { 'user-agent': 'Mozilla/5.0 Chrome/150' });
  expect(await settledViews(server.database, id, 3)).toBe(3);
  server.setTime('2026-11-20T13:00:00Z');
  await read(id);
  expect(await settledViews(server.database, id, 4)).toBe(4);
  server.setTime('2026-11-21T00:30:00Z');
  await read(id);
  expect(await settledViews(server.database, id, 5)).toBe(5);
});

test('a 304 response after a prefetch counts as a view', async () => {
  const id = await publishArticle(server.database);
  const first = await read(id, { purpose: 'prefetch' });
  const again = await read(id, { 'if-none-match': String(first.headers.etag) });
  expect(again.statusCode).toBe(304);
  expect(await settledViews(server.database, id, 1)).toBe(1);
});

test.each([
  ['a prefetch', { 'sec-purpose': 'prefetch;prerender' }],
  ['an older prefetch', { purpose: 'prefetch' }],
  [
    'a crawler',
    { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
  ],
  ['a preview', { 'user-agent': 'facebookexternalhit/1.1' }],
])('%s does not count', async (_name, headers) => {
  const id = await publishArticle(server.database);
  await read(id, headers);
  await read(id, {}, 'HEAD');
  await read(id, { 'x-forwarded-for': '203.0.113.77' });
  expect(await settledViews(server.database, id, 1)).toBe(1);
});

test('stores nothing that identifies a reader, and no secret of an earlier day', async () => {
  const id = await publishArticle(server.database);
  server.setTime('2026-11-22T08:00:00Z');
  await read(id);
  expect(await settledViews(server.database, id, 1)).toBe(1);
  server.setTime('2026-11-23T08:00:00Z');
  await read(id);
  expect(await settledViews(server.database, id, 2)).toBe(2);
  const rows = await server.database.selectFrom('articleViews').selectAll().execute();
  expect(JSON.stringify(rows)).not.toMatch(/203\.0\.113|Firefox/);
  const secrets = await server.database.selectFrom('serverSecrets').select('key').execute();
  expect(secrets).toEqual([{ key: 'views:2026-11-23' }]);
});

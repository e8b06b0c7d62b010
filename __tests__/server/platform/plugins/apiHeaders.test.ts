import { brotliDecompressSync } from 'node:zlib';
import { createTestServer, type TestServer } from '../../../support/server/createTestServer';
import { publishArticle } from '../../../support/server/publishArticle';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
  await publishArticle(server.database, {
    texts: { en: { title: 'One' }, 'pt-br': { title: 'Um' } },
  });
});
afterAll(async () => server?.close());

test.each([
  [undefined, 'en'],
  ['', 'en'],
  ['de, pt;q=0.8, fr;q=0.5', 'pt-BR'],
  ['fr;q=0, ZH-Hant', 'zh-CN'],
  [`${'x,'.repeat(5000)}fr`, 'en'],
  ['fr;q=high', 'en'],
])('Accept-Language %j gets a response in %s', async (accept, tag) => {
  const { headers, statusCode } = await server.app.inject({
    url: '/api/articles',
    headers: accept === undefined ? {} : { 'accept-language': accept },
  });
  expect(statusCode).toBe(200);
  expect(headers['content-language']).toBe(tag);
});

test('caching headers name what the response depends on and require revalidation', async () => {
  const { headers, rawPayload } = await server.app.inject({
    url: '/api/articles?itemsPerPage=48',
    headers: { 'accept-encoding': 'br' },
  });
  expect(
    String(headers.vary)
      .split(/, */)
      .map((name) => name.toLowerCase()),
  ).toEqual(expect.arrayContaining(['accept', 'accept-language']));
  expect(headers['cache-control']).toBe('no-cache');
  expect(headers['x-robots-tag']).toBe('noindex');
  expect(rawPayload.length).toBeGreaterThan(0);
});

test('long responses are compressed with the ETag of the text', async () => {
  for (let count = 0; count < 5; count += 1) await publishArticle(server.database);
  const plain = await server.app.inject('/api/articles');
  const small = await server.app.inject({
    url: '/api/articles',
    headers: { 'accept-encoding': 'br' },
  });
  expect(small.headers['content-encoding']).toBe('br');
  expect(small.headers.etag).toBe(plain.headers.etag);
  expect(String(small.headers.vary).toLowerCase()).toContain('accept-encoding');
  expect(String(small.headers.vary)).toContain('Accept-Language');
  expect(brotliDecompressSync(small.rawPayload).toString()).toBe(plain.body);
});

import { paths } from '../../../../src/contract/paths';
import { createTestServer, type TestServer } from '../../../support/server/createTestServer';
import { bearer, createMember, logIn } from '../../../support/server/members';
import { publishArticle } from '../../../support/server/publishArticle';

let server: TestServer;
let articleId: number;
beforeAll(async () => {
  server = await createTestServer({ config: { responseLifetime: 600_000 } });
  articleId = await publishArticle(server.database);
});
afterAll(async () => server?.close());

const get = (url: string, accept?: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url, headers: { ...headers, ...(accept === undefined ? {} : { accept }) } });
const plain = 'application/json';

test('names the context of a single item', async () => {
  const { headers, ...response } = await get(paths.article(articleId));
  expect(headers['content-type']).toBe('application/ld+json; charset=utf-8');
  expect(response.json()).toMatchObject({
    '@context': '/api/contexts/Article',
    '@id': paths.article(articleId),
    '@type': 'Article',
  });
});

test('sends an item as plain JSON', async () => {
  const { headers, body, ...response } = await get(paths.article(articleId), plain);
  expect(headers['content-type']).toBe('application/json; charset=utf-8');
  expect(headers.vary).toContain('Accept');
  expect(response.json()).toMatchObject({ id: articleId, title: expect.any(String) });
  expect(body).not.toContain('"@');
});

test('sends a collection as an array of plain items', async () => {
  const { headers, body, ...response } = await get(paths.articles, plain);
  expect(headers['content-type']).toBe('application/json; charset=utf-8');
  expect(response.json()).toEqual([expect.objectContaining({ id: articleId })]);
  expect(body).not.toContain('"@');
});

test('returns the representation for the Accept header, also from the cache', async () => {
  for (const accept of [plain, 'application/ld+json', undefined, plain]) {
    const { headers, ...response } = await get(paths.articles, accept);
    const type = accept === plain ? plain : 'application/ld+json';
    expect(headers['content-type']).toBe(`${type}; charset=utf-8`);
    expect(Array.isArray(response.json())).toBe(accept === plain);
  }
});

test.each(['text/csv', 'text/html', 'application/xml', 'image/*;q=0.8, text/plain'])(
  'refuses a reader that accepts only %s, with a problem, also from the cache',
  async (accept) => {
    await get(paths.articles);
    for (const url of [paths.articles, paths.article(articleId)]) {
      const { headers, statusCode, ...response } = await get(url, accept);
      expect(statusCode).toBe(406);
      expect(headers['content-type']).toContain('application/problem+json');
      const detail = 'This address responds in JSON only.';
      expect(response.json()).toMatchObject({ status: 406, detail });
    }
  },
);

test.each(['*/*', 'application/*', '', 'text/html,application/xhtml+xml,*/*;q=0.8'])(
  'responds to a reader that accepts "%s"',
  async (accept) => {
    expect((await get(paths.articles, accept)).statusCode).toBe(200);
    expect((await get(paths.article(articleId), accept)).statusCode).toBe(200);
  },
);

test('gives each representation its own ETag', async () => {
  const { etag } = (await get(paths.article(articleId))).headers;
  const conditional = await get(paths.article(articleId), plain, { 'if-none-match': String(etag) });
  expect(conditional.statusCode).toBe(200);
  const unchanged = await get(paths.article(articleId), undefined, {
    'if-none-match': String(etag),
  });
  expect(unchanged.statusCode).toBe(304);
});

test('sends a member’s own account as plain JSON', async () => {
  const member = await createMember(server);
  const { body, ...response } = await get(paths.me, plain, bearer(await logIn(server, member)));
  expect(response.json()).toMatchObject({ id: member.id, email: member.email });
  expect(body).not.toContain('"@');
});

import { Article, ArticleCollection } from '../../../../src/contract/schemas/articles';
import { Problem } from '../../../../src/contract/schemas/errors';
import { createTestServer, type TestServer } from '../../../support/server/createTestServer';
import { publishArticle } from '../../../support/server/publishArticle';
import { readContract } from '../../../support/readContract';

let server: TestServer;
const ids: Record<string, number> = {};

beforeAll(async () => {
  server = await createTestServer();
  const { database } = server;
  const author = await database
    .insertInto('users')
    .values({
      username: 'ines',
      slug: 'ines',
      email: 'i@example.org',
      passwordHash: null,
      language: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  ids.oldest = await publishArticle(database, {
    publishedAt: '2026-01-01T00:00:00Z',
    category: 'retro',
    authorId: author.id,
    views: 5,
    texts: {
      en: { title: 'Zebra crossings', content: '<p>A cartridge of 100% wood</p>' },
      fr: { title: 'Éclair au café', content: '<p>Une cartouche</p>' },
    },
  });
  ids.middle = await publishArticle(database, {
    publishedAt: '2026-02-01T00:00:00Z',
    category: 'retro',
    featured: true,
    texts: { en: { title: 'apples and crème brûlée', content: '<h2>Ωmega</h2><p>snake_case</p>' } },
  });
  ids.newest = await publishArticle(database, {
    publishedAt: '2026-03-01T00:00:00Z',
    category: 'news',
    views: 9,
    texts: { fr: { title: 'Uniquement en français' } },
  });
  ids.draft = await publishArticle(database, { status: 'UNDER CONSTRUCTION', publishedAt: null });
  ids.canceled = await publishArticle(database, { status: 'CANCELED' });
  ids.scheduled = await publishArticle(database, {
    publishedAt: '2026-11-21T00:00:00Z',
    category: 'news',
  });
});
afterAll(async () => server?.close());

async function get(url: string, headers: Record<string, string> = {}) {
  const response = await server.app.inject({ url, headers });
  return { response, status: response.statusCode, body: response.json<unknown>() };
}

async function list(query: string, language = 'en') {
  const { status, body } = await get(`/api/articles?${query}`, { 'accept-language': language });
  expect(status).toBe(200);
  return readContract(ArticleCollection, body);
}

const idsOf = (collection: { 'hydra:member': { id: number }[] }) =>
  collection['hydra:member'].map(({ id }) => id);

describe('the list', () => {
  test('contains published articles whose time has come, newest first', async () => {
    const collection = await list('');
    expect(idsOf(collection)).toEqual([ids.newest, ids.middle, ids.oldest]);
    expect(collection['hydra:totalItems']).toBe(3);
  });

  test.each([
    ['order[publishedAt]=asc', ['oldest', 'middle', 'newest']],
    ['order[title]=asc', ['middle', 'newest', 'oldest']],
    ['order%5Btitle%5D=DESC', ['oldest', 'newest', 'middle']],
    ['order[views]=desc', ['newest', 'oldest', 'middle']],
    ['category=retro', ['middle', 'oldest']],
    ['category=retro&featured=true', ['middle']],
    ['featured=0', ['newest', 'oldest']],
    ['category=unheard-of', []],
    ['search=CREME%20brulee', ['middle']],
    ['search=Cr%C3%A8me%20BR%C3%9BL%C3%89E', ['middle']],
    ['search=cartridge', ['oldest']],
    ['search=100%25', ['oldest']],
    ['search=snake_case', ['middle']],
    ['search=snakeXcase', []],
    ['search=%25%25%25', []],
    ['search=ap', ['middle']],
    ['search=br', ['middle']],
    ['search=CR%20a', ['middle']],
    ['search=cr%20ze', ['oldest']],
    ['search=cr%20xx', []],
    ['search=pp', []],
    ['search=sn', []],
    ['search=apples%00and', ['middle']],
    ['search=cartridge%20zebra', ['oldest']],
    ['search=%20%20', ['newest', 'middle', 'oldest']],
    ['page=2', []],
    ['page=2&itemsPerPage=2', ['oldest']],
    ['page=2&itemsPerPage=1', ['middle']],
    ['page=10000', []],
    ['page=7&page=1&itemsPerPage=-4', ['newest']],
    ['pagination=false&page=0', ['newest', 'middle', 'oldest']],
    ['unknown=1&__proto__=2&constructor=3', ['newest', 'middle', 'oldest']],
    ['status=PUBLISHED', ['newest', 'middle', 'oldest']],
    ['status=CANCELED', []],
    ['status=UNDER%20CONSTRUCTION', []],
  ])('%s returns %j', async (query, names) => {
    expect(idsOf(await list(query))).toEqual(names.map((name) => ids[name]));
  });

  test.each([
    'page=0',
    'page=-1',
    'page=10001',
    'page=NaN',
    'page=1e9',
    'page=1.5',
    'itemsPerPage=all',
    'itemsPerPage=1e309',
    'order[createdAt]=asc',
    'order[1;--]=asc',
    'order[]=asc',
    'order[__proto__]=asc',
    'order[title]=sideways',
    "order[title]=asc'; drop table articles--",
    'status=DELETED',
    'featured=maybe',
    `search=${'x'.repeat(101)}`,
  ])('%s is rejected', async (query) => {
    const { response, body } = await get(`/api/articles?${query}`);
    expect(response.statusCode).toBe(400);
    expect(response.headers['content-type']).toContain('application/problem+json');
    const problem = readContract(Problem, body);
    expect(problem.message).toBe(problem.detail);
    expect(problem.requestId).toBe(response.headers['x-request-id']);
  });

  test('clamps the page size and keeps the query in links to neighbouring pages', async () => {
    const collection = await list('itemsPerPage=1&page=2&order[title]=asc&category=');
    expect(collection['hydra:view']).toEqual({
      '@id': '/api/articles?itemsPerPage=1&order%5Btitle%5D=asc&page=2',
      '@type': 'hydra:PartialCollectionView',
      'hydra:first': '/api/articles?itemsPerPage=1&order%5Btitle%5D=asc&page=1',
      'hydra:last': '/api/articles?itemsPerPage=1&order%5Btitle%5D=asc&page=3',
      'hydra:previous': '/api/articles?itemsPerPage=1&order%5Btitle%5D=asc&page=1',
      'hydra:next': '/api/articles?itemsPerPage=1&order%5Btitle%5D=asc&page=3',
    });
    expect((await list('itemsPerPage=1000'))['hydra:view']?.['hydra:last']).toContain('page=1');
  });

  test('uses the reader’s language, else English, else any language', async () => {
    const shown = (await list('order[publishedAt]=asc', 'fr-CA,en;q=0.5'))['hydra:member'];
    expect(shown.map(({ title, locale }) => [title, locale])).toEqual([
      ['Éclair au café', 'fr'],
      ['apples and crème brûlée', 'en'],
      ['Uniquement en français', 'fr'],
    ]);
    expect(idsOf(await list('search=eclair', 'fr'))).toEqual([ids.oldest]);
    expect(idsOf(await list('search=eclair', 'en'))).toEqual([]);
  });

  test.each(['記録', '高得点の記録', 'ｱｰｹｰﾄﾞ', 'あーけーど', 'ガギグ'])(
    'finds the Japanese %s',
    async (term) => {
      const id = await publishArticle(server.database, {
        texts: { ja: { title: '高得点の記録', content: '<p>アーケードの話、がぎぐ</p>' } },
      });
      expect(idsOf(await list(`search=${encodeURIComponent(term)}`, 'ja'))).toEqual([id]);
      await server.database.deleteFrom('articles').where('id', '=', id).execute();
    },
  );
});

describe('one article', () => {
  test('returns text, author and languages', async () => {
    const { response, body } = await get(`/api/articles/${ids.oldest}`, {
      'accept-language': 'ja',
    });
    const article = readContract(Article, body);
    expect(article).toMatchObject({
      title: 'Zebra crossings',
      content: '<p>A cartridge of 100% wood</p>',
      locale: 'en',
      availableLocales: ['en', 'fr'],
      author: { '@type': 'User', username: 'ines' },
    });
    expect(response.headers['content-language']).toBe('en');
    expect(response.headers.vary).toContain('Accept-Language');
  });

  test.each(['draft', 'canceled', 'scheduled'])('%s is not readable by anyone', async (name) => {
    for (const url of [`/api/articles/${ids[name]}`, `/api/articles/${ids[name]}/related`]) {
      const { status, body } = await get(url);
      expect([status, readContract(Problem, body).title]).toEqual([404, 'Not Found']);
    }
  });

  test('a scheduled one appears once its time has come', async () => {
    server.setTime('2026-11-21T00:00:01Z');
    expect((await get(`/api/articles/${ids.scheduled}`)).status).toBe(200);
    expect((await list(''))['hydra:totalItems']).toBe(4);
    server.setTime('2026-11-20T12:00:00Z');
  });

  test.each(['0', '-1', '1.5', 'abc', '2147483648', '99999999999999999999', '1%20or%201=1', '%00'])(
    'id %s does not exist',
    async (id) => {
      expect((await get(`/api/articles/${id}`)).status).toBe(404);
    },
  );

  test('stored by an older sanitiser, it is sanitised again', async () => {
    const id = await publishArticle(server.database, { publishedAt: '2025-01-01T00:00:00Z' });
    await server.database
      .updateTable('articleTranslations')
      .set({
        content: '<p onclick="x">Old</p>',
        contentSource: '<p onclick="x">Old</p>',
        sanitizerVersion: 0,
      })
      .where('articleId', '=', id)
      .execute();
    const { body } = await get(`/api/articles/${id}`);
    expect(readContract(Article, body).content).toBe('<p>Old</p>');
    await server.database.deleteFrom('articles').where('id', '=', id).execute();
  });

  test('returns 304 to a client that has it', async () => {
    const url = `/api/articles/${ids.middle}`;
    const first = await server.app.inject({ url, headers: { purpose: 'prefetch' } });
    const etag = String(first.headers.etag);
    const again = await server.app.inject({
      url,
      headers: { 'if-none-match': etag, purpose: 'prefetch' },
    });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const french = await server.app.inject({
      url: `/api/articles/${ids.oldest}`,
      headers: { 'accept-language': 'fr', 'if-none-match': etag },
    });
    expect(french.statusCode).toBe(200);
  });
});

test('related articles come from the same category first and exclude the article itself', async () => {
  const { body } = await get(`/api/articles/${ids.oldest}/related`);
  expect(idsOf(readContract(ArticleCollection, body))).toEqual([ids.middle, ids.newest]);
});

test('related articles without a category start with other uncategorised ones', async () => {
  const [first, second] = [
    await publishArticle(server.database, { publishedAt: '2024-01-01T00:00:00Z' }),
    await publishArticle(server.database, { publishedAt: '2024-01-02T00:00:00Z' }),
  ];
  const { body } = await get(`/api/articles/${first}/related`);
  expect(idsOf(readContract(ArticleCollection, body))[0]).toBe(second);
  await server.database.deleteFrom('articles').where('id', 'in', [first, second]).execute();
});

test.each([
  ['application/json', 'application/json; charset=utf-8'],
  ['application/ld+json', 'application/ld+json; charset=utf-8'],
  ['*/*', 'application/ld+json; charset=utf-8'],
])('requested in %s, the response language is %s', async (accept, type) => {
  const { response } = await get('/api/articles', { accept });
  expect(response.headers['content-type']).toBe(type);
});

import { sql } from 'kysely';
import { createTestServer, type TestServer } from '../../../support/server/createTestServer';
import { publishArticle } from '../../../support/server/publishArticle';
import { readXml } from '../../../support/server/readXml';

let server: TestServer;
let hostile: number;
beforeAll(async () => {
  server = await createTestServer({ config: { publicUrl: 'https://vgr.example/' } });
  hostile = await publishArticle(server.database, {
    slug: 'tricky',
    category: 'news',
    publishedAt: '2026-02-01T10:00:00Z',
    texts: {
      en: { title: '<script>"&\u0007\']]>', excerpt: 'A & B < C' },
      fr: { title: 'Délicat' },
    },
  });
  await publishArticle(server.database, { status: 'UNDER CONSTRUCTION' });
  await publishArticle(server.database, { publishedAt: '2026-01-01T00:00:00Z' });
});
afterAll(async () => server?.close());

/** Home, three lists, the check of records, seven information pages and six rankings. */
const pages = 1 + 3 + 1 + 7 + 6;

/** A spoofed Host header must not get into links. */
const spoofed = { host: 'evil.example', 'x-forwarded-host': 'evil.example' };

async function get(url: string) {
  const { statusCode, headers, body } = await server.app.inject({ url, headers: spoofed });
  expect(statusCode).toBe(200);
  expect(body).not.toContain('evil.example');
  return { body, type: headers['content-type'] };
}

test('the ids of the feed and its entries stay when a slug or the address of the site changes', async () => {
  const idsOf = (body: string) =>
    [...readXml(body).querySelectorAll('id')].map(({ textContent }) => textContent);
  const before = idsOf((await get('/fr/feed.xml')).body);
  expect(new Set(before).size).toBe(3);
  const articles = server.database.updateTable('articles').where('id', '=', hostile);
  await articles.set({ slug: 'renamed' }).execute();
  const moved = await createTestServer({
    node: server,
    config: { publicUrl: 'https://new.example' },
  });
  const { body } = await moved.app.inject({ url: '/fr/feed.xml' });
  await moved.close();
  await articles.set({ slug: 'tricky' }).execute();
  expect(body).toContain('https://new.example/fr/renamed-article-a');
  expect(idsOf(body)).toEqual(before);
});

test('the feed is well-formed Atom with everything an entry needs', async () => {
  const { body, type } = await get('/it/feed.xml');
  expect(type).toBe('application/atom+xml; charset=utf-8');
  const feed = readXml(body);
  expect(feed.documentElement.namespaceURI).toBe('http://www.w3.org/2005/Atom');
  expect(feed.documentElement.getAttribute('xml:lang')).toBe('it');
  for (const required of [
    'feed > id',
    'feed > title',
    'feed > updated',
    'feed > link[rel="self"]',
  ]) {
    expect(feed.querySelector(required)).not.toBeNull();
  }
  const entries = [...feed.querySelectorAll('entry')];
  expect(entries).toHaveLength(2);
  expect(entries[0]?.querySelector('title')?.textContent).toBe('<script>"&\']]>');
  expect(entries[0]?.querySelector('title')?.getAttribute('xml:lang')).toBe('en');
  expect(entries[0]?.querySelector('summary')?.textContent).toBe('A & B < C');
  expect(entries[0]?.querySelector('link')?.getAttribute('href')).toBe(
    `https://vgr.example/it/tricky-article-a${hostile}`,
  );
  expect(entries[0]?.querySelector('published')?.textContent).toBe('2026-02-01T10:00:00.000Z');
});

test.each([
  '/de/feed.xml',
  '/FR/feed.xml',
  '/de/records.xml',
  '/de/records-g1.xml',
  '/en/records-g0.xml',
  '/en/records-g999999.xml',
  '/de/scores-p1.xml',
  '/en/scores-p0.xml',
  '/en/scores-p999999.xml',
  '/sitemap-0.xml',
  '/sitemap-2.xml',
  '/sitemap-x.xml',
  '/sitemap-games-1.xml',
])('%s does not exist', async (url) => {
  expect((await server.app.inject(url)).statusCode).toBe(404);
});

test('the sitemap lists each public page in seven languages, each article in its own, with alternates', async () => {
  const { body, type } = await get('/sitemap.xml');
  expect(type).toBe('application/xml; charset=utf-8');
  const sitemap = readXml(body);
  const addresses = [...sitemap.querySelectorAll('url > loc')].map((node) => node.textContent);
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(addresses).toEqual(
    expect.arrayContaining([
      'https://vgr.example/en/',
      'https://vgr.example/pt-br/faq',
      'https://vgr.example/ja/games',
      'https://vgr.example/it/rankings/game-points',
      `https://vgr.example/en/tricky-article-a${hostile}`,
    ]),
  );
  expect(
    addresses.filter((address) => /login|register|settings|profile|-test/.test(String(address))),
  ).toEqual([]);
  expect(addresses).toHaveLength(7 * pages + 2 + 1);
  const alternates = [...(sitemap.querySelector('url')?.getElementsByTagName('xhtml:link') ?? [])];
  expect(alternates.map((link) => link.getAttribute('hreflang'))).toEqual([
    'en',
    'fr',
    'it',
    'es',
    'ja',
    'pt-BR',
    'zh-CN',
    'x-default',
  ]);
  const ofArticle = [...sitemap.querySelectorAll('url')].filter((node) =>
    node.querySelector('loc')?.textContent?.includes('/fr/tricky'),
  );
  expect(ofArticle).toHaveLength(1);
  const links = [...(ofArticle[0]?.getElementsByTagName('xhtml:link') ?? [])];
  expect(links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')])).toEqual([
    ['en', `https://vgr.example/en/tricky-article-a${hostile}`],
    ['fr', `https://vgr.example/fr/tricky-article-a${hostile}`],
    ['x-default', `https://vgr.example/tricky-article-a${hostile}`],
  ]);
});

test('lastmod is when readers saw the last change; pages without one have none', async () => {
  const changed = async () => {
    const sitemap = readXml((await get('/sitemap.xml')).body);
    return [...sitemap.querySelectorAll('lastmod')].map(({ textContent }) => textContent);
  };
  const before = await changed();
  expect(before).toHaveLength(2 + 1);
  const { database } = server;
  await database
    .updateTable('articles')
    .set({ updatedAt: '2026-03-01T12:00:00Z' })
    .where('id', '=', hostile)
    .execute();
  expect(await changed()).toEqual([
    '2026-03-01T12:00:00.000Z',
    '2026-03-01T12:00:00.000Z',
    ...before.slice(2),
  ]);
});

test('a sitemap of more than 500 ids is split by ranges of ids that hold published articles', async () => {
  const { database } = server;
  const skipTo = async (id: number) =>
    sql`select setval(pg_get_serial_sequence('articles', 'id'), ${id - 1})`.execute(database);
  await skipTo(1501);
  await publishArticle(database);
  await skipTo(2500);
  await publishArticle(database, { status: 'UNDER CONSTRUCTION' });
  const index = readXml((await get('/sitemap.xml')).body);
  expect([...index.querySelectorAll('sitemap > loc')].map((node) => node.textContent)).toEqual(
    ['pages', 1, 4].map((name) => `https://vgr.example/sitemap-${name}.xml`),
  );
  const count = async (name: string | number) =>
    readXml((await get(`/sitemap-${name}.xml`)).body).querySelectorAll('url').length;
  expect(await Promise.all(['pages', 1, 4].map(count))).toEqual([7 * pages, 2 + 1, 1]);
  expect((await server.app.inject('/sitemap-5.xml')).statusCode).toBe(404);
  await database.deleteFrom('articles').where('id', 'in', [1501, 2500]).execute();
});

test('robots.txt allows everything and names the sitemap', async () => {
  const { body } = await get('/robots.txt');
  expect(body).toContain('Sitemap: https://vgr.example/sitemap.xml');
  expect(body).not.toMatch(/^Disallow: \/$/m);
});

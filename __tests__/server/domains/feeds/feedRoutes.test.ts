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
    texts: { en: { title: '<script>"&\u0007\']]>', excerpt: 'A & B < C' } },
  });
  await publishArticle(server.database, { status: 'UNDER CONSTRUCTION' });
  await publishArticle(server.database, { publishedAt: '2026-01-01T00:00:00Z' });
});
afterAll(async () => server?.close());

/** A spoofed Host header must not get into links. */
const spoofed = { host: 'evil.example', 'x-forwarded-host': 'evil.example' };

async function get(url: string) {
  const { statusCode, headers, body } = await server.app.inject({ url, headers: spoofed });
  expect(statusCode).toBe(200);
  expect(body).not.toContain('evil.example');
  return { body, type: headers['content-type'] };
}

test('the feed is well-formed Atom with everything an entry needs', async () => {
  const { body, type } = await get('/fr/feed.xml');
  expect(type).toBe('application/atom+xml; charset=utf-8');
  const feed = readXml(body);
  expect(feed.documentElement.namespaceURI).toBe('http://www.w3.org/2005/Atom');
  expect(feed.documentElement.getAttribute('xml:lang')).toBe('fr');
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
    `https://vgr.example/fr/tricky-article-a${hostile}`,
  );
  expect(entries[0]?.querySelector('published')?.textContent).toBe('2026-02-01T10:00:00.000Z');
});

test.each(['/de/feed.xml', '/FR/feed.xml', '/sitemap-0.xml', '/sitemap-2.xml', '/sitemap-x.xml'])(
  '%s does not exist',
  async (url) => {
    expect((await server.app.inject(url)).statusCode).toBe(404);
  },
);

test('the sitemap lists each public page and article in seven languages with alternates', async () => {
  const { body, type } = await get('/sitemap.xml');
  expect(type).toBe('application/xml; charset=utf-8');
  const sitemap = readXml(body);
  const addresses = [...sitemap.querySelectorAll('url > loc')].map((node) => node.textContent);
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(addresses).toEqual(
    expect.arrayContaining([
      'https://vgr.example/en/',
      'https://vgr.example/pt-br/faq',
      `https://vgr.example/zh-cn/tricky-article-a${hostile}`,
    ]),
  );
  expect(
    addresses.filter((address) => /login|register|settings|profile|test/.test(String(address))),
  ).toEqual([]);
  expect(addresses).toHaveLength(7 * (9 + 2));
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
  expect(sitemap.querySelectorAll('lastmod')).toHaveLength(7 * 2);
});

test('robots.txt allows everything and names the sitemap', async () => {
  const { body } = await get('/robots.txt');
  expect(body).toContain('Sitemap: https://vgr.example/sitemap.xml');
  expect(body).not.toMatch(/^Disallow: \/$/m);
});

import { createHash } from 'node:crypto';
import { printPage } from '../../../../src/print/printPage';
import { createBuiltClient } from '../../../support/server/builtClient';
import { createTestServer, type TestServer } from '../../../support/server/createTestServer';
import { createMember } from '../../../support/server/members';
import { publishArticle } from '../../../support/server/publishArticle';
import { settledViews } from '../../../support/server/settledViews';

const client = createBuiltClient();
let server: TestServer;

beforeAll(async () => {
  server = await createTestServer({
    config: { clientFolder: client.clientFolder, publicUrl: 'https://vgr.example', printPage },
  });
});
afterAll(async () => {
  await server?.close();
  client.remove();
});

const browser = { 'user-agent': 'Mozilla/5.0 Firefox/140.0' };

async function visit(url: string, headers: Record<string, string> = {}) {
  const reply = await server.app.inject({ url, headers: { ...browser, ...headers } });
  const html = reply.body;
  const data = /id="initial-data">(.*?)<\/script>/s.exec(html)?.[1] ?? '[]';
  const preloads: { path: string; language: string; body: Record<string, unknown> }[] =
    JSON.parse(data);
  return { reply, html, preloads };
}

describe('a URL without a language', () => {
  it.each([
    ['the cookie', { cookie: 'a=1; language=ja', 'accept-language': 'fr' }, '/ja/'],
    ['the browser', { 'accept-language': 'fr-CA,en;q=0.5' }, '/fr/'],
    ['the browser, for a cookie nobody set so', { cookie: 'language=xx' }, '/en/'],
    ['the browser, any Portuguese', { 'accept-language': 'pt-PT' }, '/pt-br/'],
    ['English', { 'accept-language': 'de' }, '/en/'],
  ])('is redirected to the language of %s', async (_by, headers, expected) => {
    const { reply } = await visit('/', headers);
    expect(reply.statusCode).toBe(302);
    expect(reply.headers.location).toBe(expected);
    expect(reply.headers.vary).toMatch(/Accept-Language, Cookie/);
  });

  it.each([
    ['/reset-password?token=a%2Fb&x=1', '/en/reset-password?token=a%2Fb&x=1', 302],
    ['/pt-BR/articles?page=2', '/pt-br/articles?page=2', 301],
    ['/en/games/?page=2', '/en/games?page=2', 301],
    ['/fr//evil.com/', '/fr//evil.com', 301],
    ['/pt-BR//evil.com/', '/pt-br//evil.com/', 301],
  ])('%s keeps the rest of the URL: %s', async (from, to, status) => {
    const { reply } = await visit(from);
    expect(reply.statusCode).toBe(status);
    expect(reply.headers.location).toBe(to);
  });
});

describe('the document of a page', () => {
  it('is in the language of its URL', async () => {
    const { reply, html } = await visit('/pt-br/articles', { 'accept-language': 'fr' });
    expect(reply.statusCode).toBe(200);
    expect(html).toContain('<html lang="pt-BR"');
    expect(html).toContain('<title>Artigos | Video Game Records</title>');
    expect(html).toMatch(/<h1[^>]*>Artigos<\/h1>/);
    expect(reply.headers['content-language']).toBe('pt-BR');
  });

  it('starts with the same texts as the rendered page', async () => {
    const { html } = await visit('/fr/faq');
    expect(html).toContain('<title>FAQ | Video Game Records</title>');
    expect(html).toMatch(/<h1[^>]*>Questions fréquentes<\/h1>/);
  });

  it.each([
    ['/fr/articles', ['locale-fr', 'page-ArticleList', 'main']],
    ['/fr/', ['locale-fr', 'page-Home', 'main']],
    ['/fr/settings', ['locale-fr', 'material-styles', 'page-Settings', 'main']],
  ])('%s loads language, page and program chunks, the program last', async (address, chunks) => {
    const { html } = await visit(address);
    const scripts = [...html.matchAll(/<script src="([^"]+)" defer>/g)].map(([, src]) => src);
    expect(scripts).toEqual(chunks.map((name) => `/assets/${name}.0123.js`));
  });

  it('brings what its first paint waits for', async () => {
    const { reply, html } = await visit('/en/');
    const [head = ''] = html.split('<body>');
    const [, nonce = ''] = /property="csp-nonce" nonce="([^"]+)"/.exec(head) ?? [];
    expect(head).toContain(
      `<style nonce="${nonce}" data-href="/assets/main.0123.css">p{margin:0}</style>`,
    );
    expect(head).toContain('<script>setTheme()</script>');
    const hash = createHash('sha256').update('setTheme()').digest('base64');
    expect(reply.headers['content-security-policy']).toContain(`'sha256-${hash}'`);
  });

  it.each([
    ['links to the files that the device has', '/assets/main.0123.js', true],
    ['brings the files if the device has those of another build', '/assets/main.0456.js', false],
  ])('%s', async (_what, main, linked) => {
    const { html } = await visit('/en/', { 'service-worker-navigation-preload': main });
    const [head = ''] = html.split('<body>');
    expect(head.includes('<link rel="stylesheet" href="/assets/main.0123.css">')).toBe(linked);
    expect(head.includes('<script src="/assets/themeInit.0123.js">')).toBe(linked);
    expect(head.includes('p{margin:0}')).toBe(!linked);
  });

  it('carries the nonce of its own policy, a new one each time', async () => {
    const [first, second] = [await visit('/en/'), await visit('/en/')];
    const nonceOf = ({ html }: typeof first) =>
      /property="csp-nonce" nonce="([^"]+)"/.exec(html)?.[1] ?? '';
    expect(nonceOf(first)).not.toBe('');
    expect(nonceOf(first)).not.toBe(nonceOf(second));
    expect(first.reply.headers['content-security-policy']).toContain(`'nonce-${nonceOf(first)}'`);
    expect(first.reply.headers['cache-control']).toContain('no-cache');
  });

  it('has no inline script but that of the theme, and no inline style attribute', async () => {
    const { html } = await visit('/en/');
    expect(html).not.toMatch(/ style=| on\w+=/);
    const inline = [...html.matchAll(/<script(?![^>]* src=)([^>]*)>/g)].map(([, rest]) => rest);
    expect(inline).toEqual([
      '',
      ' type="application/ld+json" data-path="/en/"',
      ' type="application/json" id="printed-formats"',
      ' type="application/json" id="initial-data"',
    ]);
  });

  it('leaves no placeholder', async () => {
    const { html } = await visit('/en/');
    expect(html).not.toMatch(/\{\{|undefined|\[object/);
  });

  it('has canonical and alternate links', async () => {
    const { html } = await visit('/en/faq?utm=1');
    expect(html).toContain('<link rel="canonical" href="https://vgr.example/en/faq">');
    const alternates = [...html.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)];
    expect(alternates.map(([, language, href]) => [language, href])).toEqual([
      ['en', 'https://vgr.example/en/faq'],
      ['fr', 'https://vgr.example/fr/faq'],
      ['it', 'https://vgr.example/it/faq'],
      ['es', 'https://vgr.example/es/faq'],
      ['ja', 'https://vgr.example/ja/faq'],
      ['pt-BR', 'https://vgr.example/pt-br/faq'],
      ['zh-CN', 'https://vgr.example/zh-cn/faq'],
      ['x-default', 'https://vgr.example/faq'],
    ]);
    expect(html).toContain(
      '<meta property="og:image" content="https://vgr.example/social-image.jpg">',
    );
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image">');
  });

  it('has a separate canonical URL for each page of the list', async () => {
    const { html } = await visit('/en/articles?page=3&utm=1');
    expect(html).toContain('rel="canonical" href="https://vgr.example/en/articles?page=3"');
  });

  it('asks search engines not to index personal pages', async () => {
    const robots = (content: string) => `<meta name="robots" content="${content}">`;
    const { html } = await visit('/en/settings');
    expect(html).toContain(robots('noindex, nofollow'));
    expect(html).not.toMatch(/rel="canonical"|hreflang|og:url/);
    expect((await visit('/en/faq')).html).toContain(robots('index, follow'));
  });

  it('starts with the sidebar in its stored state', async () => {
    expect((await visit('/en/')).html).toContain('id="sidebar" class="sidebar"');
    const { html } = await visit('/en/', { cookie: 'sidebar:state=false' });
    expect(html).toContain('id="sidebar" class="sidebar sidebar-collapsed"');
  });
});

test('the document of a former name leads to the member', async () => {
  const { id } = await createMember(server, { username: 'tin_now' });
  await server.database
    .insertInto('formerUsernames')
    .values({ userId: id, username: 'tin_then', slug: 'tin-then', reservedUntil: '2027-01-01' })
    .execute();
  const { slug } = await server.database
    .selectFrom('users')
    .select('slug')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const { reply } = await visit('/fr/members/tin-then?x=1');
  expect(reply.statusCode).toBe(302);
  expect(reply.headers.location).toBe(`/fr/members/${slug}?x=1`);
});

describe('an unknown URL', () => {
  it.each([
    ['an unknown address', '/en/nothing-here'],
    ['a page this build does not have', '/en/video-players'],
    ['an article nobody wrote', '/en/gone-article-a999'],
    ['an article without a number', '/en/odd-article-axyz'],
  ])('%s is a document with status 404', async (_what, url) => {
    const { reply, html } = await visit(url);
    expect(reply.statusCode).toBe(404);
    expect(html).toContain('<title>Page not found | Video Game Records</title>');
    expect(html).toContain('name="robots" content="noindex, nofollow"');
    expect(html).not.toContain('rel="canonical"');
  });

  it.each(['/missing.png', '/assets/main.old.js', '/api/nothing'])(
    '%s gets no document',
    async (url) => {
      const { reply } = await visit(url);
      expect(reply.statusCode).toBe(404);
      expect(reply.headers['content-type']).not.toContain('text/html');
    },
  );
});

describe('the initial data', () => {
  it('of Home is inlined in the language of the URL', async () => {
    await publishArticle(server.database, { texts: { fr: { title: 'Un titre' } } });
    const { preloads } = await visit('/fr/');
    expect(preloads.map(({ path }) => path)).toContain('/api/website/configuration');
    expect(preloads.every(({ language }) => language === 'fr')).toBe(true);
    expect(JSON.stringify(preloads)).toContain('Un titre');
  });

  it('of the list matches its URL', async () => {
    const { preloads } = await visit('/en/articles?size=24&page=1');
    expect(preloads[0]?.path).toContain('itemsPerPage=24');
    expect(preloads[0]?.body['@type']).toBe('hydra:Collection');
  });
});

describe('an article document', () => {
  const hostile = '</title></script><script>alert(1)</script>"\'<!--';
  let id: number;
  beforeAll(async () => {
    id = await publishArticle(server.database, {
      slug: 'frames',
      texts: { en: { title: hostile, excerpt: 'Short & good', content: '<p>Text</p>' } },
    });
  });
  it('has its own title, description and canonical URL, whatever the slug was', async () => {
    const { reply, html } = await visit(`/fr/wrong-article-a${id}`);
    expect(reply.statusCode).toBe(200);
    expect(html).toContain(`rel="canonical" href="https://vgr.example/fr/frames-article-a${id}"`);
    expect(html).toContain('<meta property="og:type" content="article">');
    expect(html).toContain('<meta name="description" content="Short &amp; good">');
  });

  it('escapes the article’s title', async () => {
    const { html, preloads } = await visit(`/en/frames-article-a${id}`);
    expect(html).not.toContain('<script>alert');
    expect(html).toMatch(/<h1[^>]*>(<[^>]+>)*&lt;\/title&gt;&lt;\/script&gt;/);
    expect(preloads[0]?.body['title']).toBe(hostile);
  });

  it('counts one view per reader, none for a crawler or a prefetch', async () => {
    // An article of its own: views of the visits above may still be counted after their responses.
    const counted = await publishArticle(server.database, {
      slug: 'counted',
      texts: { en: { title: 'Counted', excerpt: 'Short', content: '<p>Text</p>' } },
    });
    const url = `/en/counted-article-a${counted}`;
    const reader = { 'user-agent': 'Mozilla/5.0 Reader/1.0' };
    await visit(url, { 'user-agent': 'Googlebot/2.1' });
    await visit(url, { 'user-agent': 'Mozilla/5.0 Ahead/1.0', 'sec-purpose': 'prefetch' });
    const looking = { 'user-agent': 'Mozilla/5.0 Head/1.0' };
    await server.app.inject({ method: 'HEAD', url, headers: looking });
    await visit(url, reader);
    await visit(url, reader);
    await visit(url, { 'user-agent': 'Mozilla/5.0 Other/1.0' });
    expect(await settledViews(server.database, counted, 2)).toBe(2);
  });
});

describe('a new build', () => {
  it('is served without a restart', async () => {
    client.writeAssets({ ...client.chunks, main: ['/assets/main.4567.js'] });
    const { html } = await visit('/en/');
    expect(html).toContain('/assets/main.4567.js');
    expect(html).not.toContain('/assets/main.0123.js');
  });
});

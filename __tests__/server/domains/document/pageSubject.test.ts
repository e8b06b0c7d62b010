import { JSDOM } from 'jsdom';
import { printPage } from '../../../../src/print/printPage';
import { addChart } from '../../../support/server/addChart';
import { addNamedChart, type NamedChart } from '../../../support/server/addNamedChart';
import { createBuiltClient } from '../../../support/server/builtClient';
import { createTestServer, type TestServer } from '../../../support/server/createTestServer';

const origin = 'https://vgr.example';
const client = createBuiltClient();
let server: TestServer;
let ids: NamedChart;

beforeAll(async () => {
  server = await createTestServer({
    config: { clientFolder: client.clientFolder, publicUrl: origin, printPage },
  });
  ids = await addNamedChart(server.database);
});
afterAll(async () => {
  await server?.close();
  client.remove();
});

async function visit(url: string) {
  const response = await server.app.inject({
    url,
    headers: { 'user-agent': 'Mozilla/5.0 Firefox/140.0' },
  });
  const { document } = new JSDOM(response.body).window;
  return { status: response.statusCode, document, html: response.body };
}

const content = (document: Document, selector: string) =>
  document.querySelector(selector)?.getAttribute('content');
const main = (document: Document) => document.querySelector('main')?.textContent ?? '';

const addresses = {
  game: (language: string) => `/${language}/starlance-game-g${ids.gameId}`,
  group: (language: string) => `/${language}/arcade-group-u${ids.groupId}`,
  chart: (language: string) => `/${language}/endless-chart-c${ids.chartId}`,
};

describe('the document', () => {
  it.each([
    ['game', 'Starlance', 'Starlance'],
    ['group', 'Arcade – Starlance', 'Arcade'],
    ['chart', 'Endless – Starlance', 'Endless'],
  ] as const)('of a %s is called %s', async (kind, title, heading) => {
    const { status, document } = await visit(addresses[kind]('en'));
    expect(status).toBe(200);
    expect(document.title).toBe(`${title} | Video Game Records`);
    expect(document.querySelector('h1')?.textContent).toBe(heading);
    expect(content(document, 'meta[property="og:title"]')).toContain(title);
    const description = content(document, 'meta[name="description"]');
    expect(description).toContain('Starlance');
    expect(description).not.toMatch(/\{\{|undefined/);
    expect(content(document, 'meta[name="robots"]')).toBe('index, follow');
  });

  it('has names in the language of its URL, and marks others', async () => {
    const { document } = await visit(addresses.chart('fr'));
    expect(document.title).toBe('Endless – Lance-étoiles | Video Game Records');
    expect(document.querySelector('h1 [lang]')?.getAttribute('lang')).toBe('en');
  });

  it.each(['game', 'group', 'chart'] as const)(
    'of a %s with other words in its URL has the proper one as canonical and alternates',
    async (kind) => {
      const proper = addresses[kind];
      const { document } = await visit(`${proper('en').replace(/\w+-(?=\w+-\w\d+$)/, 'x-')}?ref=1`);
      expect(document.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(
        origin + proper('en'),
      );
      const alternates = [...document.querySelectorAll('link[hreflang]')].map((link) => [
        link.getAttribute('hreflang'),
        link.getAttribute('href'),
      ]);
      expect(alternates).toHaveLength(8);
      expect(alternates).toContainEqual(['pt-BR', origin + proper('pt-br')]);
      expect(alternates).toContainEqual(['x-default', origin + proper('en').slice(3)]);
    },
  );

  it('of a chart has its board as text, with links that work without script', async () => {
    const { document, html } = await visit(addresses.chart('en'));
    const row = document.querySelector('main tbody tr');
    expect(row?.textContent).toContain(ids.username);
    expect(row?.textContent).toContain('12,345');
    expect(row?.querySelector('a')?.getAttribute('href')).toMatch(/^\/en\/members\//);
    const links = [...document.querySelectorAll('main a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual(
      expect.arrayContaining([
        addresses.game('en'),
        addresses.group('en'),
        `${addresses.chart('en')}?country=US`,
      ]),
    );
    expect(html).not.toMatch(/ style=/);
  });

  it('of a group has its charts with their records', async () => {
    const { document } = await visit(addresses.group('en'));
    const row = document.querySelector('main tbody tr');
    expect(row?.querySelector('a')?.getAttribute('href')).toBe(addresses.chart('en'));
    expect(row?.textContent).toContain('12,345');
    expect(row?.textContent).toContain(ids.username);
  });

  it('of a game has its charts by group, with their records, and can be folded without script', async () => {
    const { document } = await visit(addresses.game('en'));
    const group = document.querySelector('main details');
    expect(group?.querySelector('summary h3')?.textContent).toBe('Arcade');
    const links = [...(group?.querySelectorAll('a') ?? [])].map((link) =>
      link.getAttribute('href'),
    );
    expect(links).toEqual([
      addresses.chart('en'),
      expect.stringContaining('/en/members/'),
      addresses.group('en'),
    ]);
    expect(group?.textContent).toContain('12,345');
  });

  it.each(['game', 'group'] as const)(
    'of a %s keeps the places of the own scores of members',
    async (kind) => {
      const { document } = await visit(addresses[kind]('en'));
      const heads = [...document.querySelectorAll('main .chart-table th.member-cell')];
      expect(heads.map(({ textContent }) => textContent).slice(0, 2)).toEqual([
        'Your score',
        'Your rank',
      ]);
    },
  );

  it('of a game has its ranking, with links to its orders that work without script', async () => {
    const { document } = await visit(`${addresses.game('en')}?by=medals`);
    const links = [...document.querySelectorAll('main .board-tabs a')].map((link) => [
      link.getAttribute('href'),
      link.getAttribute('aria-current'),
    ]);
    const path = addresses.game('en');
    expect(links).toEqual([
      [path, null],
      [`${path}?by=game-points`, null],
      [`${path}?by=medals`, 'true'],
    ]);
    expect(document.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(
      origin + path,
    );
  });

  it('names the feeds of the latest records, and on the page of a game or player its own', async () => {
    const feedsOf = async (url: string) =>
      [...(await visit(url)).document.querySelectorAll('link[type="application/atom+xml"]')].map(
        (link) => link.getAttribute('href'),
      );
    expect(await feedsOf('/fr/games')).toEqual(['/fr/feed.xml', '/fr/records.xml']);
    expect(await feedsOf(addresses.game('fr'))).toEqual([
      '/fr/feed.xml',
      '/fr/records.xml',
      `/fr/records-g${ids.gameId}.xml`,
    ]);
    const player = await server.database
      .updateTable('users')
      .from('players')
      .whereRef('users.id', '=', 'players.userId')
      .where('users.username', '=', ids.username)
      .set({ slug: 'holder' })
      .returning('players.id')
      .executeTakeFirstOrThrow();
    expect(await feedsOf('/fr/members/holder')).toEqual([
      '/fr/feed.xml',
      '/fr/records.xml',
      `/fr/scores-p${player.id}.xml`,
    ]);
  });

  it('of the games lists them, with a form', async () => {
    const { document } = await visit('/en/games?letter=s&platform=x');
    expect(document.title).toBe('Games | Video Game Records');
    expect(main(document)).toContain('Starlance');
    expect(document.querySelector('main form')?.getAttribute('action')).toBe('/en/games');
  });

  it('of a later page of the games has a canonical URL of its own', async () => {
    const { document } = await visit('/en/games?page=2&sort=name');
    expect(document.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(
      `${origin}/en/games?page=2`,
    );
  });

  it('of the latest scores has them as text, with links that work without script', async () => {
    const { status, document } = await visit('/en/scores/latest');
    expect(status).toBe(200);
    expect(document.title).toBe('Latest scores | Video Game Records');
    const batch = document.querySelector('main .latest-batch');
    expect(batch?.textContent).toContain('12,345');
    expect(batch?.textContent).toContain(ids.username);
    expect(batch?.querySelector('.score-line-chart')?.getAttribute('href')).toBe(
      addresses.chart('en'),
    );
    expect(content(document, 'meta[name="robots"]')).toBe('index, follow');
  });

  it('of a score has its values and its history as text, and is not listed', async () => {
    const { id } = await server.database
      .selectFrom('scores')
      .select('id')
      .where('chartId', '=', ids.chartId)
      .executeTakeFirstOrThrow();
    const { status, document } = await visit(`/en/score/${id}`);
    expect(status).toBe(200);
    expect(document.title).toBe('12,345 – Endless | Video Game Records');
    expect(document.querySelector('h1')?.textContent).toBe('12,345');
    expect(main(document)).toContain(ids.username);
    expect(document.querySelector('main section ol li')?.textContent).toContain('Posted');
    expect(content(document, 'meta[name="description"]')).toContain('Endless');
    expect(content(document, 'meta[name="robots"]')).toBe('noindex, nofollow');
  });

  it.each(['999999', 'x', 'latest', '0'])('of the score %s is not found', async (id) => {
    expect((await visit(`/en/score/${id}`)).status).toBe(404);
  });

  it('of a ranking is called by its board', async () => {
    expect((await visit('/en/rankings/cups')).document.title).toBe(
      'Cups – Rankings | Video Game Records',
    );
    expect((await visit('/ja/rankings/cups')).document.title).toMatch(/^カップ – ランキング/);
  });

  it.each(['points', 'game-points', 'medals', 'cups', 'proofs', 'badges'])(
    'of the ranking %s has links to all boards',
    async (board) => {
      const { status, document } = await visit(`/en/rankings/${board}`);
      expect(status).toBe(200);
      const links = [...document.querySelectorAll('main .board-tabs a')];
      expect(links).toHaveLength(6);
      expect(links.find((link) => link.getAttribute('aria-current'))?.getAttribute('href')).toBe(
        `/en/rankings/${board}`,
      );
      expect(document.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(
        `${origin}/en/rankings/${board}`,
      );
    },
  );

  it.each([
    '/en/x-game-g999999',
    '/en/x-group-u999999',
    '/en/x-chart-c999999',
    '/en/x-chart-c0',
    '/en/rankings/wealth',
  ])('for %s does not exist, and is not indexed', async (url) => {
    const { status, document } = await visit(url);
    expect(status).toBe(404);
    expect(document.title).toBe('Page not found | Video Game Records');
    expect(content(document, 'meta[name="robots"]')).toBe('noindex, nofollow');
    expect(
      document.querySelector('link[rel="canonical"], script[type="application/ld+json"]'),
    ).toBeNull();
  });

  it('of a chart in a game that is not public does not exist', async () => {
    const draft = await addChart(server.database, { gameStatus: 'draft' });
    expect((await visit(`/en/endless-chart-c${draft}`)).status).toBe(404);
  });
});

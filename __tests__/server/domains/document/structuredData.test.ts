import { languages } from '../../../../src/contract/languages';
import { addNamedChart, type NamedChart } from '../../../support/server/addNamedChart';
import { createBuiltClient } from '../../../support/server/builtClient';
import { createTestServer, type TestServer } from '../../../support/server/createTestServer';
import { createMember } from '../../../support/server/members';
import { publishArticle } from '../../../support/server/publishArticle';

const origin = 'https://vgr.example';
const hostile = '</script><script>alert("1")</script>';
const client = createBuiltClient();
let server: TestServer;
let articleId: number;
let memberSlug: string;
let records: NamedChart;

beforeAll(async () => {
  server = await createTestServer({
    config: { clientFolder: client.clientFolder, publicUrl: origin },
  });
  const author = await createMember(server, { username: 'kestrel77' });
  const { slug } = await server.database
    .selectFrom('users')
    .select('slug')
    .where('id', '=', author.id)
    .executeTakeFirstOrThrow();
  memberSlug = slug;
  articleId = await publishArticle(server.database, {
    slug: 'ten-million',
    authorId: author.id,
    texts: {
      en: { title: `Ten million ${hostile}`, excerpt: 'A score.' },
      fr: { title: 'Dix millions', excerpt: 'Un score.' },
    },
  });
  records = await addNamedChart(server.database);
});
afterAll(async () => {
  await server?.close();
  client.remove();
});

type Data = { [name: string]: unknown };
const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null;

/** The nodes of a document's JSON-LD by their type. */
async function graphOf(url: string): Promise<Record<string, Data>> {
  const { body } = await server.app.inject({ url, headers: { 'user-agent': 'Mozilla/5.0' } });
  const tag = /<script type="application\/ld\+json" data-path="([^"]*)">(.*?)<\/script>/gs;
  const scripts = [...body.matchAll(tag)];
  if (scripts.length === 0) return {};
  expect(scripts.map(([, path]) => path)).toEqual([url]);
  const data: unknown = JSON.parse(scripts[0]?.[2] ?? '');
  if (!isData(data) || !Array.isArray(data['@graph'])) throw new Error('This is no graph.');
  expect(data['@context']).toBe('https://schema.org');
  const nodes: unknown[] = data['@graph'];
  return Object.fromEntries(nodes.filter(isData).map((node) => [String(node['@type']), node]));
}

const urls = {
  home: (language: string) => `/${language}/`,
  list: (language: string) => `/${language}/articles`,
  article: (language: string) => `/${language}/ten-million-article-a${articleId}`,
  member: (language: string) => `/${language}/members/${memberSlug}`,
  games: (language: string) => `/${language}/games`,
  game: (language: string) => `/${language}/starlance-game-g${records.gameId}`,
  group: (language: string) => `/${language}/arcade-group-u${records.groupId}`,
  chart: (language: string) => `/${language}/endless-chart-c${records.chartId}`,
  ranking: (language: string) => `/${language}/rankings/points`,
  faq: (language: string) => `/${language}/faq`,
};

/** https://developers.google.com/search/docs/appearance/structured-data: required and recommended properties. */
const properties: Record<string, string[]> = {
  Organization: ['name', 'url', 'logo'],
  WebSite: ['name', 'url', 'potentialAction'],
  Article: ['headline', 'image', 'datePublished', 'dateModified', 'author', 'publisher'],
  BreadcrumbList: ['itemListElement'],
  ProfilePage: ['mainEntity', 'dateCreated'],
  VideoGame: ['name', 'url', 'inLanguage', 'gamePlatform'],
};

const ownUrl = /^https:\/\/vgr\.example\//;
const instant = /^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)$/;
/** What the strings of these properties look like. */
const shapes: Record<string, RegExp> = {
  url: ownUrl,
  item: ownUrl,
  image: ownUrl,
  urlTemplate: ownUrl,
  mainEntityOfPage: ownUrl,
  datePublished: instant,
  dateModified: instant,
  dateCreated: instant,
};

/** Every string below a node, with the name of its property. */
function* strings(value: unknown, name = ''): Generator<[string, string]> {
  if (typeof value === 'string') yield [name, value];
  else if (Array.isArray(value)) for (const item of value) yield* strings(item, name);
  else if (isData(value))
    for (const [key, item] of Object.entries(value)) yield* strings(item, key);
}

describe.each(languages)('structured data in %s', (language) => {
  it.each([
    ['home', ['Organization', 'WebSite']],
    ['list', ['BreadcrumbList', 'Organization']],
    ['article', ['Article', 'BreadcrumbList', 'Organization']],
    ['member', ['BreadcrumbList', 'Organization', 'ProfilePage']],
    ['games', ['BreadcrumbList', 'Organization']],
    ['game', ['BreadcrumbList', 'Organization', 'VideoGame']],
    ['group', ['BreadcrumbList', 'Organization']],
    ['chart', ['BreadcrumbList', 'Organization']],
    ['ranking', ['BreadcrumbList', 'Organization']],
    ['faq', ['BreadcrumbList', 'Organization']],
  ] as const)('of %s keeps the rules of rich results', async (kind, types) => {
    const graph = await graphOf(urls[kind](language));
    expect(Object.keys(graph).toSorted()).toEqual(types);
    for (const [type, node] of Object.entries(graph)) {
      expect(Object.keys(node)).toEqual(
        expect.arrayContaining(properties[type] ?? ['unknown type']),
      );
      const texts = [...strings(node)];
      expect(texts.filter(([name, text]) => shapes[name]?.test(text) === false)).toEqual([]);
      expect(texts.filter(([, text]) => /^$|\{\{|undefined|\[object/.test(text))).toEqual([]);
    }
  });
});

test('the search of a site is a template of a URL that the list understands', async () => {
  const { WebSite } = await graphOf('/ja/');
  expect(WebSite).toMatchObject({
    inLanguage: 'ja',
    url: `${origin}/ja/`,
    potentialAction: {
      target: { urlTemplate: `${origin}/ja/articles?search={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  });
});

test('an article has its author, dates and language, and a hostile title stays text', async () => {
  const { Article } = await graphOf(urls.article('en'));
  expect(Article).toMatchObject({
    headline: `Ten million ${hostile}`,
    description: 'A score.',
    datePublished: '2026-01-01T00:00:00.000Z',
    inLanguage: 'en',
    author: { '@type': 'Person', name: 'kestrel77', url: `${origin}/en/members/${memberSlug}` },
    image: [`${origin}/social-image.jpg`],
  });
});

test('a game has its name in the reader’s language, and its platforms', async () => {
  const { VideoGame } = await graphOf(urls.game('fr'));
  expect(VideoGame).toEqual({
    '@type': 'VideoGame',
    name: 'Lance-étoiles',
    inLanguage: 'fr',
    url: origin + urls.game('fr'),
    gamePlatform: ['Orbit 64', 'Pocket'],
  });
});

test('the breadcrumbs of a chart link to its game and its group', async () => {
  const { BreadcrumbList } = await graphOf(urls.chart('fr'));
  expect(BreadcrumbList?.['itemListElement']).toMatchObject([
    { item: `${origin}/fr/` },
    { name: 'Jeux', item: `${origin}/fr/games` },
    { name: 'Lance-étoiles', item: origin + urls.game('fr') },
    { name: 'Arcade', item: origin + urls.group('fr') },
    { name: 'Endless', item: origin + urls.chart('fr') },
  ]);
});

test.each([
  ['article', ['Home', 'Articles', `Ten million ${hostile}`]],
  ['member', ['Home', 'kestrel77']],
  ['games', ['Home', 'Games']],
  ['game', ['Home', 'Games', 'Starlance']],
  ['group', ['Home', 'Games', 'Starlance', 'Arcade']],
  ['chart', ['Home', 'Games', 'Starlance', 'Arcade', 'Endless']],
  ['faq', ['Home', 'FAQ']],
] as const)('the breadcrumbs of %s are numbered from Home to the page', async (kind, names) => {
  const { BreadcrumbList } = await graphOf(urls[kind]('en'));
  const items: unknown = BreadcrumbList?.['itemListElement'];
  expect(items).toMatchObject(names.map((name, index) => ({ position: index + 1, name })));
  expect(Array.isArray(items) && items.at(-1)).toHaveProperty('item', origin + urls[kind]('en'));
});

test('a page that does not exist has none', async () => {
  expect(await graphOf('/en/gone-article-a99999')).toEqual({});
  expect(await graphOf('/en/gone-chart-c99999')).toEqual({});
  expect(await graphOf('/en/nothing')).toEqual({});
});

test.each(['en', 'fr', 'ja'] as const)(
  'an article written in two languages has these as its alternates in %s',
  async (language) => {
    const { body } = await server.app.inject({ url: urls.article(language) });
    const alternates = [...body.matchAll(/hreflang="([^"]+)"/g)].map(([, tag]) => tag);
    expect(alternates).toEqual(['en', 'fr', 'x-default']);
  },
);

import { parseHydraDocumentation } from '@api-platform/api-doc-parser';
import { expand, type JsonLdDocument } from 'jsonld';
import { paths } from '../../../../src/contract/paths';
import { chainPaths } from '../../../../src/contract/chainPaths';
import { addScores } from '../../../support/records/addScores';
import { rankEverything } from '../../../support/records/rankEverything';
import { addChart } from '../../../support/server/addChart';
import { createTestServer, type TestServer } from '../../../support/server/createTestServer';
import { publishArticle } from '../../../support/server/publishArticle';

const origin = 'https://records.example';
const vocabulary = `${origin}/api/docs.jsonld#`;

let server: TestServer;
let articleId: number;
beforeAll(async () => {
  server = await createTestServer({ config: { publicUrl: origin } });
  articleId = await publishArticle(server.database);
});
afterAll(async () => server?.close());

/** Responds like the site at its public URL. */
async function fetchFromServer(input: RequestInfo | URL): Promise<Response> {
  const url = new URL(input instanceof Request ? input.url : input);
  const { statusCode, headers, body } = await server.app.inject(`${url.pathname}${url.search}`);
  const entries = Object.entries(headers).map(([name, value]) => [name, String(value)]);
  return new Response(body, { status: statusCode, headers: Object.fromEntries(entries) });
}

async function documentLoader(documentUrl: string) {
  const response = await fetchFromServer(documentUrl);
  expect(response.status).toBe(200);
  return { documentUrl, document: await response.json() };
}

const expandUrl = async (path: string): Promise<object[]> => {
  const document: JsonLdDocument = (await server.app.inject(path)).json();
  return expand(document, { base: `${origin}${path}`, documentLoader });
};

test('api-doc-parser reads resources, their fields and operations', async () => {
  const fetchMock = jest.spyOn(globalThis, 'fetch').mockImplementation(fetchFromServer);
  try {
    const { api, status } = await parseHydraDocumentation(`${origin}/api`);
    expect(status).toBe(200);
    const resources = api.resources ?? [];
    expect(resources.map(({ url }) => url)).toEqual([
      `${origin}${paths.articles}`,
      `${origin}${paths.comments}`,
      `${origin}${paths.users}`,
      `${origin}${paths.games}`,
      `${origin}${paths.groups}`,
      `${origin}${paths.charts}`,
      `${origin}${paths.ranking('points')}`,
      `${origin}${paths.players}`,
      `${origin}${paths.latestScores}`,
      `${origin}${paths.scores}`,
      `${origin}${chainPaths.days}`,
      `${origin}${chainPaths.keys}`,
      `${origin}${paths.allSeries}`,
      `${origin}${paths.platforms}`,
    ]);
    const [article, comment] = resources;
    expect(article?.readableFields?.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['title', 'content', 'publishedAt', 'author']),
    );
    expect(comment?.writableFields?.map(({ name }) => name)).toEqual(['content', 'article']);
    expect(comment?.operations?.map(({ type }) => type).toSorted()).toEqual(
      ['create', 'delete', 'edit', 'show'].toSorted(),
    );
  } finally {
    fetchMock.mockRestore();
  }
});

test('jsonld expands an article with all its properties', async () => {
  const [article] = await expandUrl(paths.article(articleId));
  expect(article).toMatchObject({
    '@id': `${origin}${paths.article(articleId)}`,
    '@type': [`${vocabulary}Article`],
    [`${vocabulary}Article/title`]: [{ '@value': expect.any(String) }],
    [`${vocabulary}Article/content`]: [{ '@value': expect.any(String) }],
  });
});

test('jsonld expands a collection and its items', async () => {
  const [collection] = await expandUrl(paths.articles);
  expect(collection).toMatchObject({
    '@type': ['http://www.w3.org/ns/hydra/core#Collection'],
    'http://www.w3.org/ns/hydra/core#totalItems': [{ '@value': 1 }],
    'http://www.w3.org/ns/hydra/core#member': [
      { [`${vocabulary}Article/title`]: [{ '@value': expect.any(String) }] },
    ],
  });
});

test('jsonld expands the pages of a collection to links', async () => {
  const [collection] = await expandUrl(paths.articles);
  expect(collection).toMatchObject({
    'http://www.w3.org/ns/hydra/core#view': [
      {
        'http://www.w3.org/ns/hydra/core#first': [{ '@id': `${origin}${paths.articles}?page=1` }],
      },
    ],
  });
});

test('jsonld expands medals and the values of a score to lists, and a standing apart from its player', async () => {
  const chart = await addChart(server.database);
  await addScores(server.database, { chart, count: 1 });
  await rankEverything(server.database);
  const numbers = (count: number) => ({
    '@list': Array.from({ length: count }, () => ({ '@value': expect.any(Number) })),
  });
  const board = paths.ranking('points');
  const [standings] = await expandUrl(board);
  const player = expect.stringMatching(/\/api\/players\/\d+$/);
  expect(standings).toMatchObject({
    'http://www.w3.org/ns/hydra/core#member': [
      {
        '@id': expect.stringMatching(/\/api\/rankings\/points#\d+$/),
        [`${vocabulary}Standing/medals`]: [numbers(6)],
        [`${vocabulary}Standing/cups`]: [numbers(4)],
        [`${vocabulary}Standing/player`]: [{ '@id': player }],
      },
    ],
  });
  const [scores] = await expandUrl(paths.chartRanking(chart));
  expect(scores).toMatchObject({
    'http://www.w3.org/ns/hydra/core#member': [
      { [`${vocabulary}RankedScore/values`]: [{ '@list': [expect.any(Object)] }] },
    ],
  });
});

test('links the API documentation from the entry point', async () => {
  const { headers } = await server.app.inject('/api');
  expect(headers.link).toContain(`<${origin}/api/docs.jsonld>`);
  expect(headers['content-type']).toBe('application/ld+json; charset=utf-8');
});

test.each(['Nothing', 'toString', '__proto__'])('has no context %s', async (type) => {
  const { statusCode } = await server.app.inject(`/api/contexts/${type}`);
  expect(statusCode).toBe(404);
});

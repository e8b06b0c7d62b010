import { paths } from '../../../../src/contract/paths';
import { addScores } from '../../../support/records/addScores';
import { rankEverything } from '../../../support/records/rankEverything';
import { addChart } from '../../../support/server/addChart';
import { createTestServer, type TestServer } from '../../../support/server/createTestServer';
import { publishArticle } from '../../../support/server/publishArticle';

let server: TestServer;
let articleId: number;
beforeAll(async () => {
  server = await createTestServer({ config: { responseLifetime: 600_000 } });
  await publishArticle(server.database);
  articleId = await publishArticle(server.database);
});
afterAll(async () => server?.close());

const get = (url: string, accept: string) => server.app.inject({ url, headers: { accept } });
const plain = 'application/json';

test.each([plain, 'application/ld+json', plain])(
  'name the pages of a list and its total for %s, also from the cache',
  async (accept) => {
    const pageOf = (page: number) => `${paths.articles}?itemsPerPage=1&page=${page}`;
    const { headers } = await get(pageOf(2), accept);
    expect(headers['x-total-count']).toBe('2');
    expect(headers.link).toBe(
      `<${pageOf(1)}>; rel="first", <${pageOf(1)}>; rel="prev", <${pageOf(2)}>; rel="last"`,
    );
  },
);

test('lead a client of plain JSON through all pages of a board', async () => {
  const chart = await addChart(server.database);
  await addScores(server.database, { chart, count: 3 });
  await rankEverything(server.database);
  const sizesFrom = async (url: string): Promise<number[]> => {
    const { headers, ...response } = await get(url, plain);
    expect(headers['x-total-count']).toBe('3');
    const next = /<([^>]*)>; rel="next"/.exec(String(headers.link))?.[1];
    const size = response.json<unknown[]>().length;
    return [size, ...(next === undefined ? [] : await sizesFrom(next))];
  };
  expect(await sizesFrom(`${paths.chartRanking(chart)}?itemsPerPage=2`)).toEqual([2, 1]);
});

test('are not sent with a single item', async () => {
  const { headers } = await get(paths.article(articleId), plain);
  expect(headers).not.toHaveProperty('x-total-count');
  expect(headers).not.toHaveProperty('link');
});

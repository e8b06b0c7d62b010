import { Problem } from '../../../../src/contract/schemas/errors';
import { paths } from '../../../../src/contract/paths';
import { readContract } from '../../../support/readContract';
import { addChart } from '../../../support/server/addChart';
import { createTestServer, type TestServer } from '../../../support/server/createTestServer';

let server: TestServer;
let chart: number;
beforeAll(async () => {
  server = await createTestServer();
  chart = await addChart(server.database);
});
afterAll(async () => server?.close());

const get = (url: string) => server.app.inject({ url, headers: { 'accept-language': 'en' } });

const otherParameters = () =>
  [
    [`${paths.chartRanking(chart)}?page=2`, 'page'],
    [`${paths.chartRanking(chart)}?scope=friends`, 'scope'],
    [`${paths.chartTimeline(chart)}?itemsPerPage=2`, 'itemsPerPage'],
    [`${paths.ranking('points')}?platform=1`, 'platform'],
    [`${paths.latestScores}?page=3`, 'page'],
    [`${paths.latestRecords}?after=x`, 'after'],
    [`${paths.platforms}?page=2`, 'page'],
    [`${paths.games}?after=x`, 'after'],
    [`${paths.articles}?country=FR`, 'country'],
  ] as const;

test('a parameter of other lists is refused by its name, by every list', async () => {
  for (const [url, name] of otherParameters()) {
    const response = await get(url);
    const { status, message, violations } = readContract(Problem, response.json<unknown>());
    expect([url, status]).toEqual([url, 400]);
    expect(message).toBe(`This list does not have the parameter “${name}”.`);
    expect(violations).toMatchObject([{ propertyPath: name }]);
  }
});

test('the first page, an empty value and names that no list has are no reason to refuse', async () => {
  for (const path of [paths.chartRanking(chart), paths.platforms, paths.games, paths.articles]) {
    for (const query of ['page=1', 'scope=', 'utm_source=mail', '_=1732750000']) {
      const { statusCode } = await get(`${path}?${query}`);
      expect([path, query, statusCode]).toEqual([path, query, 200]);
    }
  }
});

test.each(['platform=999', 'country=ZZ'])(
  'a board for %s, which nobody has, is empty',
  async (query) => {
    const response = await get(`${paths.chartRanking(chart)}?${query}`);
    expect(response.json()).toMatchObject({ 'hydra:totalItems': 0, 'hydra:member': [] });
  },
);

test.each(['platform=x', 'country=fr', 'around=you'])(
  'a board for %s is refused by the name of the filter',
  async (query) => {
    const response = await get(`${paths.chartRanking(chart)}?${query}`);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ violations: [{ propertyPath: query.split('=')[0] }] });
  },
);

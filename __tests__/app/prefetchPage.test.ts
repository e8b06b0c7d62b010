import { http, HttpResponse } from 'msw';
import { articlesApi } from '../../src/api/articlesApi';
import { baseApi } from '../../src/api/baseApi';
import { homeApi } from '../../src/api/homeApi';
import { websiteApi } from '../../src/api/websiteApi';
import { prefetchPage, type RouteRequest } from '../../src/app/prefetchPage';
import { matchPage } from '../../src/contract/matchPage';
import { pageEntry, type RouteName } from '../../src/contract/pages';
import { paths } from '../../src/contract/paths';
import { requestUrl, startingRequest } from '../../src/contract/reads/read';
import { reads } from '../../src/contract/reads/reads';
import { articleListView } from '../../src/contract/views/articleListView';
import { apiServer } from '../support/browser/apiServer';
import { createTestStore } from '../support/browser/createTestStore';

/** Prefetches a page and returns the state with the responses. */
async function prefetched(name: RouteName, request: Partial<RouteRequest>) {
  const store = createTestStore();
  const search = new URLSearchParams();
  await prefetchPage(name, store.dispatch, {
    language: 'fr',
    page: { route: name, params: {} },
    search,
    ...request,
  });
  await Promise.all(store.dispatch(baseApi.util.getRunningQueriesThunk()));
  return store.getState();
}

test('Home’s queries are prefetched in its language', async () => {
  const state = await prefetched('Home', {});
  const arg = { language: 'fr' } as const;
  expect(homeApi.endpoints.getLatestArticles.select(arg)(state).data?.items).toHaveLength(5);
  expect(homeApi.endpoints.getFeaturedArticles.select(arg)(state).isSuccess).toBe(true);
  expect(websiteApi.endpoints.getStatistics.select()(state).isSuccess).toBe(true);
  expect(websiteApi.endpoints.getConfiguration.select(arg)(state).isSuccess).toBe(true);
});

test('an article is prefetched with its related articles', async () => {
  const page = matchPage('x-article-a7');
  const state = await prefetched('ArticleDetail', { language: 'ja', ...(page && { page }) });
  const query = { language: 'ja', id: 7 } as const;
  expect(articlesApi.endpoints.getArticle.select(query)(state).data?.id).toBe(7);
  expect(articlesApi.endpoints.getRelatedArticles.select(query)(state).isSuccess).toBe(true);
});

test('a list is prefetched with the query of its URL', async () => {
  const search = new URLSearchParams('page=2&sort=oldest');
  const state = await prefetched('ArticleList', { search });
  const query = { language: 'fr', ...articleListView.defaults, page: 2, sort: 'oldest' } as const;
  expect(articlesApi.endpoints.getArticles.select(query)(state).isSuccess).toBe(true);
});

/** An address of each page that starts with responses, with everything that its URL can ask for. */
const addresses: [string, number][] = [
  ['', 5],
  ['articles?search=tie&category=retro&featured=true&sort=oldest&size=24&page=2', 1],
  ['x-article-a7', 3],
  ['members/joana-b', 3],
  ['games?search=star&letter=s&platform=3&series=4&sort=name&page=2', 3],
  ['x-game-g4?by=medals&after=abc', 3],
  ['x-group-u5', 2],
  ['x-chart-c9?after=abc&platform=3&country=FR', 2],
  ['rankings/cups?after=abc', 1],
  ['players?search=ke&country=FR&sort=active&after=abc', 1],
  ['scores/latest?after=abc', 1],
  ['score/12', 2],
  ['register', 1],
];

test.each(addresses)('“%s” prefetches the %i responses of its document', async (address, count) => {
  const sent: string[] = [];
  apiServer.use(http.get(`*${paths.publicMember('joana-b')}/*`, () => HttpResponse.json({})));
  apiServer.events.on('request:start', ({ request }) => {
    const { pathname, search } = new URL(request.url);
    sent.push(`${pathname}${search}`);
  });
  const [rest = '', query] = address.split('?');
  const page = matchPage(rest);
  if (!page) throw new Error('There is no such page.');
  const search = new URLSearchParams(query);
  await prefetched(page.route, { page, search });
  expect(sent).toHaveLength(count);
  expect(sent.toSorted()).toEqual(
    pageEntry(page.route)
      .reads?.flatMap((name) => startingRequest(reads[name], { ...page, search }) ?? [])
      .map(requestUrl)
      .toSorted(),
  );
  apiServer.events.removeAllListeners();
});

test.each<RouteName>([
  'ArticleDetail',
  'GameDetail',
  'GroupDetail',
  'ChartDetail',
  'RankingBoard',
  'Score',
  'Faq',
])('%s without an id or a parameter prefetches nothing', async (name) => {
  const state = await prefetched(name, {});
  expect(state.api.queries).toEqual({});
});

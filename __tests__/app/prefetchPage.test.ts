import { articlesApi } from '../../src/api/articlesApi';
import { baseApi } from '../../src/api/baseApi';
import { websiteApi } from '../../src/api/websiteApi';
import { prefetchPage, type RouteRequest } from '../../src/app/prefetchPage';
import { defaultListParams } from '../../src/contract/articleListParams';
import { matchPage } from '../../src/contract/matchPage';
import type { RouteName } from '../../src/contract/pages';
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
  expect(articlesApi.endpoints.getLatestArticles.select(arg)(state).data?.items).toHaveLength(5);
  expect(articlesApi.endpoints.getFeaturedArticles.select(arg)(state).isSuccess).toBe(true);
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
  const query = { language: 'fr', ...defaultListParams, page: 2, sort: 'oldest' } as const;
  expect(articlesApi.endpoints.getArticles.select(query)(state).isSuccess).toBe(true);
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

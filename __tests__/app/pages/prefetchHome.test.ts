import { articlesApi } from '../../../src/api/articlesApi';
import { baseApi } from '../../../src/api/baseApi';
import { websiteApi } from '../../../src/api/websiteApi';
import { prefetchHome } from '../../../src/app/pages/prefetchHome';
import { createTestStore } from '../../support/browser/createTestStore';

test('prefetches the home page’s queries in its language', async () => {
  const store = createTestStore();
  prefetchHome(store.dispatch, { language: 'fr' });
  await Promise.all(store.dispatch(baseApi.util.getRunningQueriesThunk()));
  const state = store.getState();
  const arg = { language: 'fr' } as const;
  expect(articlesApi.endpoints.getLatestArticles.select(arg)(state).data?.items).toHaveLength(5);
  expect(articlesApi.endpoints.getFeaturedArticles.select(arg)(state).isSuccess).toBe(true);
  expect(websiteApi.endpoints.getStatistics.select()(state).isSuccess).toBe(true);
  expect(websiteApi.endpoints.getConfiguration.select(arg)(state).isSuccess).toBe(true);
});

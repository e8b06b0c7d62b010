import { articlesApi } from '../../../src/api/articlesApi';
import { baseApi } from '../../../src/api/baseApi';
import { defaultListParams } from '../../../src/features/articles/articleListAddress';
import { prefetchArticleList } from '../../../src/features/articles/prefetchArticleList';
import { createTestStore } from '../../support/createTestStore';

test('the list of a URL is prefetched with the query that the page uses', async () => {
  const store = createTestStore();
  const search = new URLSearchParams('page=2&sort=oldest&size=99');
  prefetchArticleList(store.dispatch, { language: 'es', search });
  await Promise.all(store.dispatch(baseApi.util.getRunningQueriesThunk()));
  const query = { language: 'es', ...defaultListParams, page: 2, sort: 'oldest' } as const;
  const { data } = articlesApi.endpoints.getArticles.select(query)(store.getState());
  expect(data?.items).toHaveLength(12);
});

import { articlesApi } from '../../../../src/api/articlesApi';
import { baseApi } from '../../../../src/api/baseApi';
import { defaultListParams } from '../../../../src/contract/articleListParams';
import { prefetchArticleList } from '../../../../src/features/articles/list/prefetchArticleList';
import { createTestStore } from '../../../support/browser/createTestStore';

test('the list of a URL is prefetched with the query that the page uses', async () => {
  const store = createTestStore();
  const search = new URLSearchParams('page=2&sort=oldest&size=99');
  prefetchArticleList(store.dispatch, { language: 'es', search });
  await Promise.all(store.dispatch(baseApi.util.getRunningQueriesThunk()));
  const query = { language: 'es', ...defaultListParams, page: 2, sort: 'oldest' } as const;
  const { data } = articlesApi.endpoints.getArticles.select(query)(store.getState());
  expect(data?.items).toHaveLength(12);
});

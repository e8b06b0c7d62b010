import { articlesApi } from '../../../src/api/articlesApi';
import { baseApi } from '../../../src/api/baseApi';
import { prefetchArticle } from '../../../src/app/pages/prefetchArticle';
import { createTestStore } from '../../support/browser/createTestStore';

test('prefetches the article of the URL with its related articles', async () => {
  const store = createTestStore();
  prefetchArticle(store.dispatch, { language: 'ja', params: { articleKey: 'x-article-a7' } });
  await Promise.all(store.dispatch(baseApi.util.getRunningQueriesThunk()));
  const query = { language: 'ja', id: 7 } as const;
  const state = store.getState();
  expect(articlesApi.endpoints.getArticle.select(query)(state).data?.id).toBe(7);
  expect(articlesApi.endpoints.getRelatedArticles.select(query)(state).isSuccess).toBe(true);
});

test.each(['x-article-aX', 'nowhere', ''])('“%s” prefetches nothing', (articleKey) => {
  const store = createTestStore();
  prefetchArticle(store.dispatch, { language: 'en', params: { articleKey } });
  expect(store.dispatch(baseApi.util.getRunningQueriesThunk())).toEqual([]);
});

import { articlesApi } from '../../src/api/articlesApi';
import { fetchedAtHeader } from '../../src/service-worker/protocol';
import { createTestStore } from '../support/createTestStore';
import { article } from '../support/fixtures/articles';

const read = async (headers: Record<string, string>) => {
  const store = createTestStore({
    extra: { fetch: async () => Response.json(article({ id: 7 }), { headers }) },
  });
  const { data } = await store.dispatch(
    articlesApi.endpoints.getArticle.initiate({ language: 'en', id: 7 }),
  );
  return data;
};

test('a response from the worker’s cache has its fetch time', async () => {
  const fetchedAt = '2026-03-01T12:00:00.000Z';
  expect(await read({ [fetchedAtHeader]: fetchedAt })).toMatchObject({ id: 7, keptAt: fetchedAt });
});

test('a fresh response has none', async () => {
  expect(await read({})).not.toHaveProperty('keptAt');
});

import { http, HttpResponse } from 'msw';
import { articlesApi, type ArticleListQuery } from '../../src/api/articlesApi';
import { homeApi } from '../../src/api/homeApi';
import { apiServer } from '../support/browser/apiServer';
import { createTestStore } from '../support/browser/createTestStore';
import { createFakeFetch } from '../support/browser/fakeFetch';
import { articleSummary } from '../support/fixtures/articles';
import { collection } from '../support/fixtures/collection';

const { getArticle, getArticles, getRelatedArticles } = articlesApi.endpoints;
const { getFeaturedArticles, getLatestArticles } = homeApi.endpoints;

const everything: ArticleListQuery = {
  language: 'en',
  page: 1,
  itemsPerPage: 12,
  sort: 'newest',
  search: '',
  category: null,
  featured: false,
};

const watched = () => {
  const network = createFakeFetch(() =>
    Response.json(collection('/api/articles', [articleSummary()])),
  );
  return { ...network, store: createTestStore({ extra: { fetch: network.fetch } }) };
};

test.each<[string, Partial<ArticleListQuery>, Record<string, string>]>([
  ['the first page', {}, { 'order[publishedAt]': 'desc' }],
  ['the oldest first', { sort: 'oldest' }, { 'order[publishedAt]': 'asc' }],
  ['by title', { sort: 'titleDescending' }, { 'order[title]': 'desc' }],
  [
    'all filters',
    { search: '  pac man ', category: 'retro', featured: true, page: 3, itemsPerPage: 48 },
    { search: 'pac man', category: 'retro', featured: 'true', page: '3', itemsPerPage: '48' },
  ],
  ['a search too long', { search: 'x'.repeat(150) }, { search: 'x'.repeat(100) }],
])('requests %s', async (_name, query, expected) => {
  const { store, requests } = watched();
  await store.dispatch(getArticles.initiate({ ...everything, ...query }));
  const { searchParams, pathname } = new URL(requests[0]?.path ?? '', 'http://localhost');
  expect(pathname).toBe('/api/articles');
  const order = 'order[title]' in expected ? {} : { 'order[publishedAt]': 'desc' };
  expect(Object.fromEntries(searchParams)).toEqual({
    page: '1',
    itemsPerPage: '12',
    status: 'PUBLISHED',
    ...order,
    ...expected,
  });
});

test('reads a page and the total', async () => {
  const store = createTestStore();
  const { data } = await store.dispatch(getArticles.initiate({ ...everything, page: 5 }));
  expect(data?.total).toBe(57);
  expect(data?.items.map(({ id }) => id)).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1]);
});

test('requests five latest articles, and three featured and related ones', async () => {
  const { store, requests } = watched();
  await store.dispatch(getLatestArticles.initiate({ language: 'en' }));
  await store.dispatch(getFeaturedArticles.initiate({ language: 'en' }));
  await store.dispatch(getRelatedArticles.initiate({ language: 'en', id: 4 }));
  const [latest, featured, related] = requests.map(({ path }) => path);
  expect(latest).toContain('itemsPerPage=5');
  expect(featured).toMatch(/featured=true.*itemsPerPage=3/);
  expect(related).toBe('/api/articles/4/related?itemsPerPage=3');
});

test('requests each language by its code and caches it separately', async () => {
  const { store, requests } = watched();
  for (const language of ['en', 'fr', 'en'] as const) {
    await store.dispatch(getArticles.initiate({ ...everything, language }));
  }
  expect(requests.map(({ language }) => language)).toEqual(['en', 'fr']);
  expect(Object.keys(store.getState().api.queries)).toHaveLength(2);
});

test('requests JSON-LD', async () => {
  const { store, requests } = watched();
  await store.dispatch(getArticle.initiate({ language: 'ja', id: 1 }));
  expect(requests[0]).toMatchObject({ accept: 'application/ld+json', language: 'ja' });
});

test('an unknown article is a 404 with the server’s message', async () => {
  const store = createTestStore();
  const { error } = await store.dispatch(getArticle.initiate({ language: 'en', id: 999 }));
  expect(error).toMatchObject({ kind: 'http', status: 404, text: 'No such article.' });
});

test.each([
  ['a page of HTML', () => new HttpResponse('<html></html>')],
  ['another shape', () => HttpResponse.json({ hello: 'world' })],
  ['nothing', () => new HttpResponse(null, { status: 204 })],
])('%s instead of a list is an error and does not throw', async (_name, answer) => {
  apiServer.use(http.get('*/api/articles', answer));
  const store = createTestStore();
  const { error } = await store.dispatch(getArticles.initiate(everything));
  expect(error).toMatchObject({ kind: 'unreadable', messageKey: 'errors:unreadable' });
});

test('a network failure is an error of its kind', async () => {
  apiServer.use(http.get('*/api/articles', () => HttpResponse.error()));
  const store = createTestStore();
  const { error } = await store.dispatch(getArticles.initiate(everything));
  expect(error).toEqual({ kind: 'network', messageKey: 'errors:network' });
});

test('a change of one article invalidates the lists that contain it', async () => {
  const store = createTestStore({
    extra: {
      fetch: createFakeFetch(({ path }) =>
        Response.json(
          collection(path, [articleSummary({ id: path.includes('featured') ? 8 : 7 })]),
        ),
      ).fetch,
    },
  });
  await store.dispatch(getLatestArticles.initiate({ language: 'en' }));
  await store.dispatch(getFeaturedArticles.initiate({ language: 'en' }));
  const invalidated = (id: number | 'LIST') =>
    articlesApi.util
      .selectInvalidatedBy(store.getState(), [{ type: 'Article', id }])
      .map(({ endpointName }) => endpointName);
  expect(invalidated(7)).toEqual(['getLatestArticles']);
  expect(invalidated(8)).toEqual(['getFeaturedArticles']);
  expect(invalidated('LIST')).toEqual(['getLatestArticles', 'getFeaturedArticles']);
});

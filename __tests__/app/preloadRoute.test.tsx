import { lazyPage } from '../../src/app/lazyPage';
import type { RouteEntry } from '../../src/app/routeEntry';
import { findRoute, preloadRoute } from '../../src/app/preloadRoute';
import { createTestStore } from '../support/browser/createTestStore';

const page = () => lazyPage(async () => () => null);
const table: RouteEntry[] = [
  { name: 'Home', page: page() },
  { name: 'ArticleList', page: page() },
  { name: 'ArticleDetail', page: page() },
];

describe('the route of a URL', () => {
  it.each([
    ['/en/', 'Home'],
    ['/fr', 'Home'],
    ['/en/articles', 'ArticleList'],
    ['/pt-br/articles/', 'ArticleList'],
    ['/en/some-slug-article-a12', 'ArticleDetail'],
    ['/en/some/thing', undefined],
    ['/articles', undefined],
    ['/xx/articles', undefined],
  ])('%s matches the route %s', (pathname, expected) => {
    expect(findRoute(table, { pathname, search: '' })?.entry.name).toBe(expected);
  });

  it('is prefetched in the URL’s language, with parameters and query', () => {
    const found = findRoute(table, { pathname: '/ja/a-article-a12', search: '?x=1' });
    expect(found?.request.language).toBe('ja');
    expect(found?.request.page).toMatchObject({ route: 'ArticleDetail', id: 12 });
    expect(found?.request.search.get('x')).toBe('1');
  });
});

describe('starting a page', () => {
  const store = createTestStore();

  it('prefetches before the page’s code has loaded', async () => {
    let queries: unknown[] = [];
    const home = lazyPage(async () => {
      queries = Object.keys(store.getState().api.queries);
      return () => null;
    });
    await preloadRoute(
      [{ name: 'Home', page: home }],
      { pathname: '/en/', search: '' },
      store.dispatch,
    );
    expect(queries).toHaveLength(5);
  });

  it('continues when the code fails to load: the page shows the error', async () => {
    const broken = lazyPage(() => Promise.reject(new Error('offline')));
    const started = preloadRoute(
      [{ name: 'Home', page: broken }],
      { pathname: '/en/', search: '' },
      store.dispatch,
    );
    await expect(started).resolves.toBeUndefined();
  });
});

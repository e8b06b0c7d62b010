import { findPage } from '../../../../src/server/domains/document/findPage';

const page = (route: string, params: Record<string, string>) => ({
  kind: 'page',
  language: 'fr',
  route,
  params,
});

describe('the page of a URL', () => {
  it.each([
    ['/en/', { kind: 'page', language: 'en', route: 'Home', params: {} }],
    ['/en', { kind: 'page', language: 'en', route: 'Home', params: {} }],
    ['/pt-br/articles', { kind: 'page', language: 'pt-br', route: 'ArticleList', params: {} }],
    ['/pt-br/articles', { kind: 'page', language: 'pt-br', route: 'ArticleList', params: {} }],
    ['/pt-br/articles/', { kind: 'elsewhere', language: 'pt-br', rest: 'articles' }],
    ['/ja/faq', { kind: 'page', language: 'ja', route: 'Faq', params: {} }],
    ['/fr/a-slug-article-a12', { ...page('ArticleDetail', { key: 'a-slug-article-a12' }), id: 12 }],
    ['/fr/%E9%81%8A-article-a12', { ...page('ArticleDetail', { key: '遊-article-a12' }), id: 12 }],
    ['/fr/members/joana_b', page('MemberDetail', { slug: 'joana_b' })],
    ['/fr/starlance-game-g4', { ...page('GameDetail', { key: 'starlance-game-g4' }), id: 4 }],
    ['/fr/a-group-u5', { ...page('GroupDetail', { key: 'a-group-u5' }), id: 5 }],
    ['/fr/a-chart-c6', { ...page('ChartDetail', { key: 'a-chart-c6' }), id: 6 }],
    // The last mark counts.
    [
      '/fr/the-article-awards-game-g7',
      { ...page('GameDetail', { key: 'the-article-awards-game-g7' }), id: 7 },
    ],
    ['/fr/rankings/game-points', page('RankingBoard', { board: 'game-points' })],
    ['/fr/rankings/wealth', { kind: 'notFound', language: 'fr' }],
    ['/fr/a-chart-c0', { kind: 'notFound', language: 'fr' }],
    ['/fr/members', { kind: 'notFound', language: 'fr' }],
    ['/fr/a-slug-article-a0', { kind: 'notFound', language: 'fr' }],
    ['/fr/a-slug-article-axyz', { kind: 'notFound', language: 'fr' }],
    ['/en/nothing', { kind: 'notFound', language: 'en' }],
    ['/en/articles/more', { kind: 'notFound', language: 'en' }],
    ['/en/a/b-article-a1', { kind: 'notFound', language: 'en' }],
    ['/ja/rankings', { kind: 'elsewhere', language: 'ja', rest: 'rankings/points' }],
    ['/ja/rankings/', { kind: 'elsewhere', language: 'ja', rest: 'rankings/points' }],
    ['/en/games/', { kind: 'elsewhere', language: 'en', rest: 'games' }],
    ['/en/a-article-a1//', { kind: 'elsewhere', language: 'en', rest: 'a-article-a1' }],
    ['/en//', { kind: 'elsewhere', language: 'en', rest: '' }],
    ['/pt-BR/faq', { kind: 'elsewhere', language: 'pt-br', rest: 'faq' }],
    ['/EN/', { kind: 'elsewhere', language: 'en', rest: '' }],
    ['/', { kind: 'unprefixed', rest: '' }],
    ['/login', { kind: 'unprefixed', rest: 'login' }],
    ['/de/faq', { kind: 'unprefixed', rest: 'de/faq' }],
    ['//evil.example', { kind: 'file' }],
    ['/favicon.ico', { kind: 'file' }],
    ['/wp-login.php', { kind: 'file' }],
  ])('%s', (path, expected) => {
    expect(findPage(path)).toEqual(expected);
  });
});

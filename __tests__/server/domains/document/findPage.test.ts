import { findPage } from '../../../../src/server/domains/document/findPage';

describe('the page of a URL', () => {
  it.each([
    ['/en/', { kind: 'page', language: 'en', route: 'Home' }],
    ['/en', { kind: 'page', language: 'en', route: 'Home' }],
    ['/pt-br/articles', { kind: 'page', language: 'pt-br', route: 'ArticleList' }],
    ['/pt-br/articles/', { kind: 'page', language: 'pt-br', route: 'ArticleList' }],
    ['/ja/faq', { kind: 'page', language: 'ja', route: 'Faq' }],
    [
      '/fr/a-slug-article-a12',
      { kind: 'page', language: 'fr', route: 'ArticleDetail', articleId: 12 },
    ],
    [
      '/fr/%E9%81%8A-article-a12',
      { kind: 'page', language: 'fr', route: 'ArticleDetail', articleId: 12 },
    ],
    [
      '/fr/members/joana_b',
      { kind: 'page', language: 'fr', route: 'MemberDetail', memberSlug: 'joana_b' },
    ],
    ['/fr/members/', { kind: 'notFound', language: 'fr' }],
    ['/fr/a-slug-article-a0', { kind: 'notFound', language: 'fr' }],
    ['/fr/a-slug-article-axyz', { kind: 'notFound', language: 'fr' }],
    ['/en/nothing', { kind: 'notFound', language: 'en' }],
    ['/en/articles/more', { kind: 'notFound', language: 'en' }],
    ['/en/a/b-article-a1', { kind: 'notFound', language: 'en' }],
    ['/pt-BR/faq', { kind: 'otherCase', language: 'pt-br', rest: 'faq' }],
    ['/EN/', { kind: 'otherCase', language: 'en', rest: '' }],
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

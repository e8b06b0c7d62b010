import { preloadRequests } from '../../../../src/server/domains/document/preloadRequests';

const listRequest = (query: string) => {
  const [request] = preloadRequests('ArticleList', { search: new URLSearchParams(query) });
  return Object.fromEntries(new URL(request?.path ?? '', 'http://localhost').searchParams);
};

const plain = {
  page: '1',
  itemsPerPage: '12',
  status: 'PUBLISHED',
  'order[publishedAt]': 'desc',
};

describe('the list request for a URL', () => {
  it.each([
    ['', plain],
    ['page=3&size=24', { ...plain, page: '3', itemsPerPage: '24' }],
    ['category=retro&featured=true', { ...plain, category: 'retro', featured: 'true' }],
    ['search=%20frame%20', { ...plain, search: 'frame' }],
    ['page=0&size=7&sort=wild&category=none&featured=maybe', plain],
    ['page=-1', plain],
    ['page=1e3', plain],
    ['page=99999', { ...plain, page: '10000' }],
    [
      'sort=titleAscending',
      { page: '1', itemsPerPage: '12', status: 'PUBLISHED', 'order[title]': 'asc' },
    ],
  ])('%j', (query, expected) => {
    expect(listRequest(query)).toEqual(expected);
  });

  it('truncates a search to the length the API accepts', () => {
    expect(listRequest(`search=${'x'.repeat(500)}`)['search']).toHaveLength(100);
  });
});

const pathsOf = (...page: Parameters<typeof preloadRequests>) =>
  preloadRequests(...page).map(({ path }) => path);

describe('the preload requests of the other pages', () => {
  const search = new URLSearchParams();

  it('for an article are the article, related articles and comments', () => {
    expect(pathsOf('ArticleDetail', { search, articleId: 12 })).toEqual([
      '/api/articles/12',
      '/api/articles/12/related?itemsPerPage=3',
      '/api/articles/12/comments?page=1&itemsPerPage=10&order%5BcreatedAt%5D=desc',
    ]);
  });

  it('for a member are the member of the URL, their articles and comments', () => {
    expect(pathsOf('MemberDetail', { search, memberSlug: 'a b' })).toEqual([
      '/api/members/a%20b',
      '/api/members/a%20b/articles?page=1&itemsPerPage=6',
      '/api/members/a%20b/comments?page=1&itemsPerPage=10',
    ]);
  });

  it('for Home are articles, statistics and configuration', () => {
    expect(preloadRequests('Home', { search })).toHaveLength(4);
  });

  it('for a static page are none', () => {
    expect(pathsOf('Register', { search })).toEqual(['/api/website/configuration']);
    expect(pathsOf('Faq', { search })).toEqual([]);
  });
});

import {
  articleListRequest,
  commentsRequest,
  featuredArticlesRequest,
  latestArticlesRequest,
  relatedArticlesRequest,
  requestUrl,
} from '../../src/contract/articleRequests';

const urlOf = (request: Parameters<typeof requestUrl>[0]) =>
  decodeURIComponent(requestUrl(request));

test('describes the first lists of the home page and of an article', () => {
  const newest = 'page=1&itemsPerPage=%&status=PUBLISHED&order[publishedAt]=desc';
  expect(urlOf(latestArticlesRequest())).toBe(`/api/articles?${newest.replace('%', '5')}`);
  expect(urlOf(featuredArticlesRequest())).toBe(
    `/api/articles?${newest.replace('%', '3')}&featured=true`,
  );
  expect(urlOf(relatedArticlesRequest(4))).toBe('/api/articles/4/related?itemsPerPage=3');
  expect(urlOf(commentsRequest(4, 2))).toBe(
    '/api/articles/4/comments?page=2&itemsPerPage=10&order[createdAt]=desc',
  );
});

test('describes a filtered list within the limits of the API', () => {
  const request = articleListRequest({
    page: 999_999,
    itemsPerPage: 24,
    sort: 'titleAscending',
    search: ` ${'x'.repeat(150)} `,
    category: 'retro',
    featured: false,
  });
  expect(request.params).toEqual({
    page: 10_000,
    itemsPerPage: 24,
    status: 'PUBLISHED',
    'order[title]': 'asc',
    search: 'x'.repeat(100),
    category: 'retro',
  });
});

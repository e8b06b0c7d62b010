import { articleReads } from '../../../src/contract/reads/articleReads';
import { requestOf, requestUrl, type Read } from '../../../src/contract/reads/read';

const urlOf = <Args>(read: Read<Args>, args: Args, start?: number) =>
  decodeURIComponent(requestUrl(requestOf(read, args, start)));

test('describes the related articles and the comments of an article', () => {
  expect(urlOf(articleReads.relatedArticles, { id: 4 })).toBe(
    '/api/articles/4/related?itemsPerPage=3',
  );
  expect(urlOf(articleReads.comments, 4, 2)).toBe(
    '/api/articles/4/comments?page=2&itemsPerPage=10&order[createdAt]=desc',
  );
});

test('describes a filtered list within the limits of the API', () => {
  const request = requestOf(articleReads.articles, {
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

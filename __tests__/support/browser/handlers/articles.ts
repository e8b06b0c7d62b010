import { http, HttpResponse } from 'msw';
import { limits } from '../../../../src/contract/limits';
import { paths } from '../../../../src/contract/paths';
import type { Article, ArticleSummary } from '../../../../src/contract/schemas/articles';
import type { Collection } from '../../../../src/contract/schemas/collection';
import type { Problem } from '../../../../src/contract/schemas/errors';
import { article, articleSummaries } from '../../fixtures/articles';
import { collection } from '../../fixtures/collection';
import { problem } from '../../fixtures/errors';

const everything = articleSummaries(57);

const numberOf = (search: URLSearchParams, name: string, otherwise: number) =>
  Number(search.get(name) ?? otherwise);

/** The response for a list of 57 articles: just enough paging and filtering for the screens. */
function pageOf(articles: ArticleSummary[], search: URLSearchParams) {
  const size = numberOf(search, 'itemsPerPage', limits.articlePageSize);
  const page = numberOf(search, 'page', 1);
  const term = search.get('search')?.toLowerCase() ?? '';
  const category = search.get('category');
  const found = articles.filter(
    (item) =>
      item.title.toLowerCase().includes(term) &&
      (category === null || item.category === category) &&
      (search.get('featured') !== 'true' || item.featured),
  );
  const ordered = search.get('order[publishedAt]') === 'asc' ? found.toReversed() : found;
  return collection(paths.articles, ordered.slice((page - 1) * size, page * size), found.length);
}

export const articleHandlers = [
  http.get<never, never, Collection<ArticleSummary>>(`*${paths.articles}`, ({ request }) =>
    HttpResponse.json(pageOf(everything, new URL(request.url).searchParams)),
  ),
  http.get<{ id: string }, never, Article | Problem>('*/api/articles/:id', ({ params }) => {
    const found = everything.find(({ id }) => id === Number(params.id));
    return found
      ? HttpResponse.json(article(found))
      : HttpResponse.json(problem(404, 'No such article.'), { status: 404 });
  }),
  http.get<{ id: string }, never, Collection<ArticleSummary>>(
    '*/api/articles/:id/related',
    ({ params, request }) => {
      const size = numberOf(new URL(request.url).searchParams, 'itemsPerPage', 3);
      const others = everything.filter(({ id }) => id !== Number(params.id));
      return HttpResponse.json(
        collection(paths.relatedArticles(Number(params.id)), others.slice(0, size)),
      );
    },
  ),
];

import { articleSorts, type ArticleCategory, type ArticleSort } from './articleFilters';
import { limits } from './limits';
import { paths } from './paths';

/** A GET request of the API. */
export interface ApiRequest {
  path: string;
  params: Record<string, string | number | boolean>;
}

/** The query of the article list, as in the search parameters of its page; the language is in the path. */
export type ArticleListParams = {
  page: number;
  itemsPerPage: number;
  sort: ArticleSort;
  search: string;
  category: ArticleCategory | null;
  featured: boolean;
};

/*
 * The requests of the pages that show articles. The browser sends them, the server inlines their responses in the document
 * and the service worker caches them: all three must spell them alike.
 */

export function articleListRequest(query: ArticleListParams): ApiRequest {
  const { field, direction } = articleSorts[query.sort];
  const search = query.search.trim().slice(0, limits.searchLength);
  return {
    path: paths.articles,
    params: {
      // The API rejects higher page numbers; those are past the end anyway.
      page: Math.min(query.page, limits.page),
      itemsPerPage: query.itemsPerPage,
      status: 'PUBLISHED',
      [`order[${field}]`]: direction,
      ...(search === '' ? {} : { search }),
      ...(query.category === null ? {} : { category: query.category }),
      ...(query.featured ? { featured: true } : {}),
    },
  };
}

const newest = (itemsPerPage: number, featured: boolean) =>
  articleListRequest({
    page: 1,
    itemsPerPage,
    sort: 'newest',
    search: '',
    category: null,
    featured,
  });

export const latestArticlesRequest = () => newest(limits.latestArticles, false);
export const featuredArticlesRequest = () => newest(limits.featuredArticles, true);

export const relatedArticlesRequest = (id: number): ApiRequest => ({
  path: paths.relatedArticles(id),
  params: { itemsPerPage: limits.relatedArticles },
});

export const commentsRequest = (articleId: number, page: number): ApiRequest => ({
  path: paths.articleComments(articleId),
  params: { page, itemsPerPage: limits.commentPageSize, 'order[createdAt]': 'desc' },
});

export const memberArticlesRequest = (slug: string, page: number): ApiRequest => ({
  path: paths.memberArticles(slug),
  params: { page, itemsPerPage: limits.memberArticlePageSize },
});

export const memberCommentsRequest = (slug: string, page: number): ApiRequest => ({
  path: paths.memberComments(slug),
  params: { page, itemsPerPage: limits.commentPageSize },
});

/** The request as a path with a query. */
export function requestUrl({ path, params }: ApiRequest): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) query.set(name, String(value));
  return query.size === 0 ? path : `${path}?${query.toString()}`;
}

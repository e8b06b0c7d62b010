import {
  articleSorts,
  defaultArticleSort,
  isArticleCategory,
  isArticleSort,
} from '../../contract/articleQuery';
import { limits } from '../../contract/limits';
import { paths } from '../../contract/paths';
import type { RouteName } from '../../contract/routes';

function listPath(parameters: Record<string, string | number | true>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) query.set(name, String(value));
  return `${paths.articles}?${query.toString()}`;
}

const newest = { page: 1, status: 'PUBLISHED', 'order[publishedAt]': 'desc' } as const;

/** The list an address of the article page asks for; what it says wrongly is as if it were not said. */
function articleList(search: URLSearchParams): string {
  const whole = (name: string) => {
    const text = search.get(name) ?? '';
    return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : undefined;
  };
  const size = whole('size') ?? limits.articlePageSize;
  const sort = search.get('sort');
  const { field, direction } = articleSorts[isArticleSort(sort) ? sort : defaultArticleSort];
  const term = (search.get('search') ?? '').trim().slice(0, limits.searchLength);
  const category = search.get('category');
  return listPath({
    page: Math.min(whole('page') ?? 1, limits.page),
    itemsPerPage: limits.articlePageSizes.some((allowed) => allowed === size)
      ? size
      : limits.articlePageSize,
    status: 'PUBLISHED',
    [`order[${field}]`]: direction,
    ...(term === '' ? {} : { search: term }),
    ...(isArticleCategory(category) ? { category } : {}),
    ...(search.get('featured') === 'true' ? { featured: true as const } : {}),
  });
}

/**
 * The requests a page will make first, in the client's own words: their answers travel in the document. One the client words
 * otherwise is simply asked for again.
 */
export function preloadRequests(
  route: RouteName,
  search: URLSearchParams,
  { articleId, memberSlug }: { articleId?: number; memberSlug?: string } = {},
): string[] {
  if (route === 'Home') {
    return [
      listPath({ ...newest, itemsPerPage: limits.latestArticles }),
      listPath({ ...newest, itemsPerPage: limits.featuredArticles, featured: true }),
      paths.statistics,
      paths.configuration,
    ];
  }
  // Whether there is a form at all.
  if (route === 'Register') return [paths.configuration];
  if (route === 'ArticleList') return [articleList(search)];
  if (route === 'ArticleDetail' && articleId !== undefined) {
    return [
      paths.article(articleId),
      `${paths.relatedArticles(articleId)}?itemsPerPage=${limits.relatedArticles}`,
    ];
  }
  if (route === 'MemberDetail' && memberSlug !== undefined) {
    return [paths.publicMember(memberSlug)];
  }
  return [];
}

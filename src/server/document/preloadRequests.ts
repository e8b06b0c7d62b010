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

/** The list request for a URL of the article list page; invalid parameters are ignored. */
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
 * The first requests of a page, spelled exactly as by the client: their responses are inlined in the document. If the client's
 * request differs, it is simply sent.
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
  // It says whether registration is open.
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

import type { ArticleListQuery } from '../../api/articlesApi';
import { defaultArticleSort, isArticleCategory, isArticleSort } from '../../contract/articleQuery';
import { limits } from '../../contract/limits';

/** The part of the list's query in the URL's search parameters; the language is in the path. */
export type ArticleListParams = Omit<ArticleListQuery, 'language'>;

export const defaultListParams: ArticleListParams = {
  page: 1,
  itemsPerPage: limits.articlePageSize,
  sort: defaultArticleSort,
  search: '',
  category: null,
  featured: false,
};

const wholeNumber = (text: string | null): number | undefined =>
  text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : undefined;

/** Reads the URL; invalid values are ignored. */
export function readListParams(search: URLSearchParams): ArticleListParams {
  const size = wholeNumber(search.get('size'));
  const sort = search.get('sort');
  const category = search.get('category');
  return {
    page: wholeNumber(search.get('page')) ?? 1,
    itemsPerPage:
      limits.articlePageSizes.find((allowed) => allowed === size) ?? limits.articlePageSize,
    sort: isArticleSort(sort) ? sort : defaultArticleSort,
    search: (search.get('search') ?? '').trim().slice(0, limits.searchLength),
    category: isArticleCategory(category) ? category : null,
    featured: search.get('featured') === 'true',
  };
}

/** Writes the query back: defaults are omitted, unrelated parameters are kept. */
export function writeListParams(
  params: ArticleListParams,
  before: URLSearchParams = new URLSearchParams(),
): URLSearchParams {
  const written: Record<string, string | undefined> = {
    search: params.search.trim() || undefined,
    category: params.category ?? undefined,
    featured: params.featured ? 'true' : undefined,
    sort: params.sort === defaultArticleSort ? undefined : params.sort,
    size: params.itemsPerPage === limits.articlePageSize ? undefined : String(params.itemsPerPage),
    page: params.page === 1 ? undefined : String(params.page),
  };
  const after = new URLSearchParams(before);
  for (const [name, value] of Object.entries(written)) {
    after.delete(name);
    if (value !== undefined) after.set(name, value);
  }
  return after;
}

/** Whether the list is filtered, so that an empty list means "no matches" rather than "no articles". */
export function isFiltered({ search, category, featured }: ArticleListParams): boolean {
  return search !== '' || category !== null || featured;
}

import type { ArticleListParams } from './articleRequests';
import { defaultArticleSort, isArticleCategory, isArticleSort } from './articleFilters';
import { limits } from './limits';
import { readSearchParams, unlessDefault, writeSearchParams } from './searchParams';

export const defaultListParams: ArticleListParams = {
  page: 1,
  itemsPerPage: limits.articlePageSize,
  sort: defaultArticleSort,
  search: '',
  category: null,
  featured: false,
};

/** Reads the URL of the article list; invalid values are ignored. */
export function readListParams(search: URLSearchParams): ArticleListParams {
  const read = readSearchParams(search);
  const sort = search.get('sort');
  const category = search.get('category');
  return {
    page: read.whole('page') ?? 1,
    itemsPerPage: read.oneOf('size', limits.articlePageSizes) ?? limits.articlePageSize,
    sort: isArticleSort(sort) ? sort : defaultArticleSort,
    search: read.text('search', limits.searchLength),
    category: isArticleCategory(category) ? category : null,
    featured: read.flag('featured'),
  };
}

/** Writes the query back: defaults are omitted, unrelated parameters are kept. */
export function writeListParams(
  { page, itemsPerPage, sort, search, category, featured }: ArticleListParams,
  before?: URLSearchParams,
): URLSearchParams {
  const values = {
    search: search.trim(),
    category,
    featured,
    sort: unlessDefault(sort, defaultArticleSort),
    size: unlessDefault(itemsPerPage, limits.articlePageSize),
    page: unlessDefault(page, 1),
  };
  return writeSearchParams(values, before);
}

/** Whether the list is filtered, so that an empty list means "no matches" rather than "no articles". */
export function isFiltered({ search, category, featured }: ArticleListParams): boolean {
  return search !== '' || category !== null || featured;
}

/** The four sort orders readers can choose, by their names in the URL; newest first by default. */
export const articleSorts = {
  newest: { field: 'publishedAt', direction: 'desc' },
  oldest: { field: 'publishedAt', direction: 'asc' },
  titleAscending: { field: 'title', direction: 'asc' },
  titleDescending: { field: 'title', direction: 'desc' },
} as const;

export type ArticleSort = keyof typeof articleSorts;
export const defaultArticleSort: ArticleSort = 'newest';

export function isArticleSort(value: string | null | undefined): value is ArticleSort {
  return value !== null && value !== undefined && Object.hasOwn(articleSorts, value);
}

/** Sort fields of `order[…]`; any other is a 400. */
export const articleOrderFields = ['publishedAt', 'title', 'views', 'updatedAt'] as const;
export type ArticleOrderField = (typeof articleOrderFields)[number];
export type OrderDirection = 'asc' | 'desc';

export const articleCategories = [
  'news',
  'records',
  'speed',
  'retro',
  'community',
  'guides',
] as const;
export type ArticleCategory = (typeof articleCategories)[number];

export function isArticleCategory(value: string | null | undefined): value is ArticleCategory {
  return articleCategories.some((category) => category === value);
}

export const articleStatuses = ['UNDER CONSTRUCTION', 'PUBLISHED', 'CANCELED'] as const;
export type ArticleStatus = (typeof articleStatuses)[number];

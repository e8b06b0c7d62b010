import {
  articleCategories,
  articleSorts,
  defaultArticleSort,
  isArticleSort,
} from '../articleFilters';
import { limits } from '../limits';
import { defineView, type ShownBy } from './defineView';
import { choice, flag, pageNumber, pageSize, search, sort } from './parameters';

/** The list of articles. */
export const articleListView = defineView({
  search: search(),
  category: choice('category', articleCategories, null),
  featured: flag('featured'),
  sort: sort(Object.keys(articleSorts).filter(isArticleSort), defaultArticleSort, (order) => {
    const { field, direction } = articleSorts[order];
    return { [`order[${field}]`]: direction };
  }),
  itemsPerPage: pageSize(limits.articlePageSizes, limits.articlePageSize),
  page: pageNumber(),
});

export type ArticleListView = ShownBy<typeof articleListView>;

import { useTranslation } from 'react-i18next';
import { articleSorts, isArticleSort } from '../../../contract/articleFilters';
import { limits } from '../../../contract/limits';

const sorts = Object.keys(articleSorts).filter(isArticleSort);

/** The sort orders and page sizes of the article list, with their names. */
export function useListOptions() {
  const { t } = useTranslation('articlePages');
  return {
    sorts: sorts.map((sort) => ({ value: sort, label: t(`sort.${sort}`) })),
    sizes: limits.articlePageSizes.map((size) => ({ value: String(size), label: String(size) })),
  };
}

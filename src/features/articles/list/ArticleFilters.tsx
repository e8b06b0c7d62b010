import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ListChoice } from '../../../components/forms/ListChoice';
import { ListFilters } from '../../../components/forms/ListFilters';
import { SwitchChoice } from '../../../components/forms/SwitchChoice';
import '../../../components/forms/ListFilters.css';
import { articleSorts, isArticleSort } from '../../../contract/articleFilters';
import { limits } from '../../../contract/limits';
import type { ArticleListView } from '../../../contract/views/articleListView';
import type { ArticleListState } from './useArticleListParams';

const sorts = Object.keys(articleSorts).filter(isArticleSort);

interface ArticleFiltersProps {
  params: ArticleListView;
  /** There is none in a printed document, whose form the browser sends. */
  change?: ArticleListState['change'];
  /** The choice of a category. */
  children: ReactNode;
}

/** The filters and sort order of the article list. */
export function ArticleFilters({ params, change, children }: ArticleFiltersProps) {
  const { t } = useTranslation('articlePages');
  return (
    <ListFilters
      texts="articlePages"
      search={params.search}
      onSearch={(search, options) => change?.({ search }, options)}
      choices={
        <>
          <ListChoice
            name="sort"
            label={t('sort.label')}
            value={params.sort}
            options={sorts.map((sort) => ({ value: sort, label: t(`sort.${sort}`) }))}
            onChange={({ target: { value } }) => {
              if (isArticleSort(value)) change?.({ sort: value });
            }}
          />
          <ListChoice
            name="size"
            label={t('perPage')}
            value={params.itemsPerPage}
            options={limits.articlePageSizes
              .map(String)
              .map((size) => ({ value: size, label: size }))}
            onChange={({ target: { value } }) => change?.({ itemsPerPage: Number(value) })}
          />
        </>
      }
    >
      <div className="list-filter-choices">
        {children}
        <SwitchChoice
          label={t('featuredOnly')}
          name="featured"
          value="true"
          checked={params.featured}
          onChange={({ target }) => change?.({ featured: target.checked })}
        />
      </div>
    </ListFilters>
  );
}

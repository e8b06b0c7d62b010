import { useTranslation } from 'react-i18next';
import { isArticleSort } from '../../../contract/articleFilters';
import '../../../components/forms/ListFilters.css';
import { ArticleSearch } from './ArticleSearch';
import { CategoryFilter } from './CategoryFilter';
import { FeaturedChoice } from './FeaturedChoice';
import { ListChoice } from '../../../components/forms/ListChoice';
import type { ArticleListState } from './useArticleListParams';
import { useListOptions } from './useListOptions';

/** Not the `<search>` element: some supported browsers lack it. */
const landmark = { role: 'search' };

/** The filters and sort order of the article list. */
export function ArticleFilters({ list: { params, change } }: { list: ArticleListState }) {
  const { t } = useTranslation('articlePages');
  const { sorts, sizes } = useListOptions();
  return (
    <div {...landmark} aria-label={t('filters')} className="list-filters">
      <div className="list-filter-fields">
        <ArticleSearch
          search={params.search}
          onSearch={(text, options) => change({ search: text }, options)}
        />
        <ListChoice
          name="sort"
          label={t('sort.label')}
          value={params.sort}
          options={sorts}
          onChange={({ target: { value } }) => {
            if (isArticleSort(value)) change({ sort: value });
          }}
        />
        <ListChoice
          name="size"
          label={t('perPage')}
          value={params.itemsPerPage}
          options={sizes}
          onChange={({ target: { value } }) => change({ itemsPerPage: Number(value) })}
        />
      </div>
      <div className="list-filter-choices">
        <CategoryFilter chosen={params.category} onChoose={(category) => change({ category })} />
        <FeaturedChoice
          checked={params.featured}
          onChange={({ target }) => change({ featured: target.checked })}
        />
      </div>
    </div>
  );
}

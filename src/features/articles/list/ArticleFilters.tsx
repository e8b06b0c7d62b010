import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../../components/forms/SelectField';
import { articleSorts, isArticleSort, type ArticleSort } from '../../../contract/articleFilters';
import { limits } from '../../../contract/limits';
import './ArticleFilters.css';
import { ArticleSearch } from './ArticleSearch';
import { CategoryFilter } from './CategoryFilter';
import type { ArticleListState } from './useArticleListParams';

const sorts: ArticleSort[] = Object.keys(articleSorts).filter(isArticleSort);
const sizes = limits.articlePageSizes.map((size) => ({ value: String(size), label: String(size) }));

/** Not the `<search>` element: some supported browsers lack it. */
const landmark = { role: 'search' };

/** The filters and sort order of the article list. */
export function ArticleFilters({ list: { params, change } }: { list: ArticleListState }) {
  const { t } = useTranslation('articlePages');
  return (
    <div {...landmark} aria-label={t('filters')} className="article-filters">
      <div className="article-filter-fields">
        <ArticleSearch
          search={params.search}
          onSearch={(text, options) => change({ search: text }, options)}
        />
        <SelectField
          name="sort"
          label={t('sort.label')}
          value={params.sort}
          options={sorts.map((sort) => ({ value: sort, label: t(`sort.${sort}`) }))}
          onChange={(sort) => change({ sort })}
        />
        <SelectField
          name="size"
          label={t('perPage')}
          value={String(params.itemsPerPage)}
          options={sizes}
          onChange={(size) => change({ itemsPerPage: Number(size) })}
        />
      </div>
      <div className="article-filter-choices">
        <CategoryFilter chosen={params.category} onChoose={(category) => change({ category })} />
        <FormControlLabel
          label={t('featuredOnly')}
          control={
            <Switch
              checked={params.featured}
              onChange={(_event, featured) => change({ featured })}
            />
          }
          className="featured-filter"
        />
      </div>
    </div>
  );
}

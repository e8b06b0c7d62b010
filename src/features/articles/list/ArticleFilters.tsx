import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../../components/forms/SelectField';
import { articleSorts, isArticleSort, type ArticleSort } from '../../../contract/articleFilters';
import { limits } from '../../../contract/limits';
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
    <Box
      {...landmark}
      aria-label={t('filters')}
      sx={{ display: 'grid', gap: 2, mb: 4, pb: 3, borderBottom: 1, borderColor: 'divider' }}
    >
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: {
            xs: 'repeat(auto-fit, minmax(min(100%, 10.5rem), 1fr))',
            sm: '1fr 1fr',
            md: 'minmax(0, 1fr) 15rem 14rem',
          },
          '& > :first-of-type': { gridColumn: { xs: '1 / -1', md: 'auto' } },
        }}
      >
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
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <CategoryFilter chosen={params.category} onChoose={(category) => change({ category })} />
        <FormControlLabel
          label={t('featuredOnly')}
          control={
            <Switch
              checked={params.featured}
              onChange={(_event, featured) => change({ featured })}
            />
          }
          sx={{ ml: { md: 'auto' }, mr: 0 }}
        />
      </Box>
    </Box>
  );
}

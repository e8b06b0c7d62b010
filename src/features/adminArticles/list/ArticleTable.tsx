import { mdiDeleteOutline, mdiNewspaperPlus, mdiPlus } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { useGetAdminArticlesQuery } from '../adminArticlesApi';
import { EmptyState } from '../../../components/feedback/EmptyState';
import { Icon } from '../../../components/Icon';
import {
  adminArticleSorts,
  articleStates,
  type AdminArticleSort,
} from '../../../contract/articleAdministration';
import { articleCategories } from '../../../contract/articleFilters';
import { languageNames, languages } from '../../../contract/languages';
import type { AdminArticleRow } from '../../../contract/schemas/adminArticles';
import { useRoute } from '../../../navigation/useRoute';
import { AdminGrid } from '../../../admin-frame/grid/AdminGrid';
import type { GridShape } from '../../../admin-frame/grid/gridAddress';
import { GridFilter } from '../../../admin-frame/grid/GridFilter';
import { GridFilters } from '../../../admin-frame/grid/GridFilters';
import { useGridAddress, type GridAddress } from '../../../admin-frame/grid/useGridAddress';
import { SectionHeader } from '../../../admin-frame/SectionHeader';
import { LanguageCodes } from '../../../admin-frame/drafts/LanguageCodes';
import { useEditedText } from '../../../admin-frame/drafts/useEditedText';
import { useArticleColumns } from './articleColumns';
import { ArticleRowTitle } from './ArticleRowTitle';
import { KeptDrafts } from './KeptDrafts';
import { newArticleState } from '../draft/newArticle';
import { ArticleStateChip } from '../ArticleStateChip';

type Filter = 'state' | 'category' | 'missing';
/** Trashed articles have their own page. */
const listedStates = articleStates.filter((state) => state !== 'trashed');
const shape: GridShape<AdminArticleSort, Filter> = {
  sorts: adminArticleSorts.filter((sort) => sort !== 'trashedAt'),
  defaultSort: 'editedAt',
  defaultDirection: 'desc',
  filters: ['state', 'category', 'missing'],
};

function useArticlePage({ params }: GridAddress<AdminArticleSort, Filter>) {
  const { language } = useRoute();
  const { page, pageSize, sort, direction, search, filters } = params;
  return useGetAdminArticlesQuery({
    language,
    page,
    itemsPerPage: pageSize,
    sort,
    direction,
    search,
    state: listedStates.find((state) => state === filters.state),
    category: articleCategories.find((category) => category === filters.category),
    missing: languages.find((one) => one === filters.missing),
  });
}

/** All articles in any state but trashed. */
export function ArticleTable() {
  const { t } = useTranslation(['adminArticles', 'administration', 'articles']);
  const { pathTo } = useRoute();
  const navigate = useNavigate();
  const address = useGridAddress(shape);
  const columns = useArticleColumns();
  const articles = `${pathTo('Administration')}/articles`;
  const query = useArticlePage(address);
  const newArticle = (
    <Button
      variant="contained"
      startIcon={<Icon path={mdiPlus} />}
      onClick={() => void navigate(`${articles}/new`, { state: newArticleState() })}
    >
      {t('new')}
    </Button>
  );
  return (
    <>
      <SectionHeader
        title={t('title')}
        lead={t('lead')}
        actions={
          <>
            <Button
              component={Link}
              to={`${pathTo('Administration')}/articles/trash`}
              color="inherit"
              startIcon={<Icon path={mdiDeleteOutline} />}
            >
              {t('trash.title')}
            </Button>
            {newArticle}
          </>
        }
      />
      <KeptDrafts />
      <Filters address={address} />
      <AdminGrid
        label={t('list.label')}
        columns={columns}
        query={query}
        failed={t('administration:grid.failed')}
        address={address}
        onOpen={({ id }) => void navigate(`${articles}/${id}`)}
        renderCard={(row) => <ArticleRowCard row={row} />}
        empty={
          <EmptyState icon={mdiNewspaperPlus} title={t('list.empty')} text={t('list.emptyText')}>
            {newArticle}
          </EmptyState>
        }
      />
    </>
  );
}

function Filters({ address }: { address: GridAddress<AdminArticleSort, Filter> }) {
  const { t } = useTranslation(['adminArticles', 'administration', 'articles']);
  const all = t('filters.all');
  return (
    <GridFilters address={address} searchLabel={t('search')}>
      <GridFilter
        address={address}
        name="state"
        label={t('filters.state')}
        all={all}
        options={listedStates.map((value) => ({ value, label: t(`states.${value}`) }))}
      />
      <GridFilter
        address={address}
        name="category"
        label={t('filters.category')}
        all={all}
        options={articleCategories.map((value) => ({
          value,
          label: t(`articles:categories.${value}`),
        }))}
      />
      <GridFilter
        address={address}
        name="missing"
        label={t('filters.missing')}
        all={all}
        options={languages.map((value) => ({ value, label: languageNames[value] }))}
      />
    </GridFilters>
  );
}

function ArticleRowCard({ row }: { row: AdminArticleRow }) {
  const { editedText } = useEditedText();
  return (
    <Box sx={{ display: 'grid', gap: 1.25 }}>
      <ArticleRowTitle row={row} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <ArticleStateChip state={row.state} />
        <LanguageCodes written={row.languages} />
      </Box>
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {editedText(row.editedAt, row.editedBy?.username)}
      </Typography>
    </Box>
  );
}

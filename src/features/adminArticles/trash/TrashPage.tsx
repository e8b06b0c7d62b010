import { mdiDeleteEmptyOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetAdminArticlesQuery } from '../adminArticlesApi';
import { EmptyState } from '../../../components/feedback/EmptyState';
import { ErrorAlert } from '../../../components/feedback/ErrorAlert';
import { articleState, trashDays } from '../../../contract/articleAdministration';
import type { AdminArticleRow } from '../../../contract/schemas/adminArticles';
import { useFormats } from '../../../i18n/useFormats';
import { useRoute } from '../../../navigation/useRoute';
import { AdminGrid } from '../../../admin-frame/grid/AdminGrid';
import type { GridShape } from '../../../admin-frame/grid/gridAddress';
import { GridFilters } from '../../../admin-frame/grid/GridFilters';
import { useGridAddress } from '../../../admin-frame/grid/useGridAddress';
import { BackLink } from '../../../admin-frame/BackLink';
import { SectionHeader } from '../../../admin-frame/SectionHeader';
import { ArticleRowTitle } from '../list/ArticleRowTitle';
import { ArticleStateChip } from '../ArticleStateChip';
import { daysLeft } from './daysLeft';
import { TrashButtons } from './TrashButtons';
import { useTrash, type TrashActions } from './useTrash';

const shape: GridShape<'trashedAt', never> = {
  sorts: ['trashedAt'],
  defaultSort: 'trashedAt',
  defaultDirection: 'desc',
  filters: [],
};

/** Trashed articles, the last trashed first: restore them or delete them permanently. */
export function TrashPage() {
  const { t } = useTranslation(['adminArticles', 'administration']);
  const { language, pathTo } = useRoute();
  const address = useGridAddress(shape);
  const acted = useRef(false);
  const onDone = () => {
    acted.current = true;
  };
  const actions = useTrash({ onRestored: onDone, onDeleted: onDone });
  const { page, pageSize, sort, direction, search } = address.params;
  const query = useGetAdminArticlesQuery({
    language,
    page,
    itemsPerPage: pageSize,
    sort,
    direction,
    search,
    state: 'trashed',
  });
  const { data } = query;
  useEffect(() => {
    // The row with the focused button has left the list.
    if (!data || !acted.current || document.activeElement !== document.body) return;
    acted.current = false;
    document.querySelector('h1')?.focus();
  }, [data]);
  return (
    <>
      <BackLink to={`${pathTo('Administration')}/articles`} label={t('editor.back')} />
      <SectionHeader title={t('trash.title')} lead={t('trash.lead', { count: trashDays })} />
      {actions.failure === undefined ? null : (
        <Box sx={{ mb: 2 }}>
          <ErrorAlert message={actions.failure} />
        </Box>
      )}
      <GridFilters address={address} searchLabel={t('search')} />
      <AdminGrid
        label={t('trash.title')}
        query={query}
        failed={t('administration:grid.failed')}
        address={address}
        renderCard={(row) => <TrashedRow row={row} actions={actions} />}
        empty={<EmptyState icon={mdiDeleteEmptyOutline} title={t('trash.empty')} />}
      />
      {actions.dialog}
    </>
  );
}

/** The article's former state, when and by whom it was trashed, and when it will be deleted. */
function TrashedRow({ row, actions }: { row: AdminArticleRow; actions: TrashActions }) {
  const { t } = useTranslation('adminArticles');
  const { longDate } = useFormats();
  const { id, title, status, publishedAt, trashedAt, trashedBy } = row;
  const date = longDate(trashedAt ?? '');
  const was = articleState({ status, publishedAt }, Date.parse(trashedAt ?? ''));
  return (
    <Box
      sx={{
        display: 'grid',
        alignItems: 'center',
        gap: 1.5,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 1fr) auto' },
      }}
    >
      <ArticleRowTitle row={row} />
      <Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <ArticleStateChip state={was} />
          <Typography variant="body2">
            {t('trash.daysLeft', { count: daysLeft(trashedAt) })}
          </Typography>
        </Box>
        <Typography variant="caption" component="p" sx={{ mt: 0.5, color: 'text.secondary' }}>
          {trashedBy
            ? t('trash.deletedBy', { date, name: trashedBy.username })
            : t('trash.deletedOn', { date })}
        </Typography>
      </Box>
      <TrashButtons id={id} title={title ?? t('untitled')} actions={actions} />
    </Box>
  );
}

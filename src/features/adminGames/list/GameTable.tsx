import {
  mdiContentCopy,
  mdiControllerOff,
  mdiDeleteOutline,
  mdiPlus,
  mdiShapeOutline,
} from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { ConfirmDialog } from '../../../admin-frame/ConfirmDialog';
import { AdminGrid } from '../../../admin-frame/grid/AdminGrid';
import type { GridShape } from '../../../admin-frame/grid/gridAddress';
import { GridFilter } from '../../../admin-frame/grid/GridFilter';
import { GridFilters } from '../../../admin-frame/grid/GridFilters';
import { useGridAddress, type GridAddress } from '../../../admin-frame/grid/useGridAddress';
import { OutcomeAlert } from '../../../admin-frame/OutcomeAlert';
import { SectionHeader } from '../../../admin-frame/SectionHeader';
import { useConfirmDialog } from '../../../admin-frame/useConfirmDialog';
import { EmptyState } from '../../../components/feedback/EmptyState';
import { Icon } from '../../../components/Icon';
import { adminGameSorts, type AdminGameSort } from '../../../contract/gameAdministration';
import { gameStatuses } from '../../../contract/records/catalogue';
import type { AdminGameRow } from '../../../contract/schemas/adminGames';
import { useFormats } from '../../../i18n/useFormats';
import { useRoute } from '../../../navigation/useRoute';
import { ActionMenu, type MenuAction } from '../../../admin-frame/ActionMenu';
import { useDeleteGameMutation, useGetAdminGamesQuery } from '../adminGamesApi';
import { GameStatusChip } from '../GameStatusChip';
import { useGamePath } from '../useGamePath';
import { LanguageCodes } from '../../../admin-frame/drafts/LanguageCodes';
import { useEditedText } from '../../../admin-frame/drafts/useEditedText';
import { useGameColumns } from './gameColumns';
import { GameRowTitle } from './GameRowTitle';
import { useGameCreation } from './useGameCreation';

const shape: GridShape<AdminGameSort, 'status'> = {
  sorts: adminGameSorts,
  defaultSort: 'editedAt',
  defaultDirection: 'desc',
  filters: ['status'],
};

function useGamePage({ params }: GridAddress<AdminGameSort, 'status'>) {
  const { language } = useRoute();
  const { page, pageSize, sort, direction, search, filters } = params;
  return useGetAdminGamesQuery(
    {
      language,
      page,
      itemsPerPage: pageSize,
      sort,
      direction,
      search,
      status: gameStatuses.find((status) => status === filters.status),
    },
    { refetchOnMountOrArgChange: true },
  );
}

/** All games in any status. */
export function GameTable() {
  const { t } = useTranslation(['adminGames', 'administration', 'common']);
  const navigate = useNavigate();
  const { catalogue, gameAt, newGame: newPath } = useGamePath();
  const address = useGridAddress(shape);
  const { create, outcome, setOutcome } = useGameCreation();
  const [remove, { isLoading: removing }] = useDeleteGameMutation();
  const { ask, ...removal } = useConfirmDialog<AdminGameRow>({
    run: ({ id }) => remove(id),
    otherwise: t('list.deleteFailed'),
    onDone: () => setOutcome({ text: t('list.deleted') }),
  });
  const nameOf = (row: AdminGameRow) => row.name ?? t('unnamed');
  const actionsOf = (row: AdminGameRow): MenuAction[] => [
    { label: t('list.copy'), icon: mdiContentCopy, run: () => void create({ copyOf: row.id }) },
    ...(row.publishedAt === null
      ? [{ label: t('common:delete'), icon: mdiDeleteOutline, run: () => ask(row) }]
      : []),
  ];
  const menuOf = (row: AdminGameRow) => (
    <ActionMenu label={t('list.actionsOf', { name: nameOf(row) })} actions={actionsOf(row)} />
  );
  const columns = useGameColumns(menuOf);
  const query = useGamePage(address);
  const newGame = (
    <Button component={Link} to={newPath} variant="contained" startIcon={<Icon path={mdiPlus} />}>
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
              to={catalogue}
              color="inherit"
              startIcon={<Icon path={mdiShapeOutline} />}
            >
              {t('catalogue.title')}
            </Button>
            {newGame}
          </>
        }
      />
      <OutcomeAlert outcome={outcome} />
      <GridFilters address={address} searchLabel={t('search')}>
        <GridFilter
          address={address}
          name="status"
          label={t('list.columns.status')}
          all={t('list.allStatuses')}
          options={gameStatuses.map((value) => ({ value, label: t(`statuses.${value}`) }))}
        />
      </GridFilters>
      <AdminGrid
        label={t('title')}
        columns={columns}
        query={query}
        failed={t('administration:grid.failed')}
        address={address}
        onOpen={({ id }) => void navigate(gameAt(id))}
        renderCard={(row) => <GameCard row={row} menu={menuOf(row)} />}
        empty={
          <EmptyState icon={mdiControllerOff} title={t('list.empty')} text={t('list.emptyText')}>
            {newGame}
          </EmptyState>
        }
      />
      <ConfirmDialog
        open={removal.open}
        severe
        title={t('list.deleteTitle', { name: removal.pending ? nameOf(removal.pending) : '' })}
        text={t('list.deleteText')}
        labels={{ confirm: t('common:delete'), cancel: t('common:cancel') }}
        busy={removing}
        failure={removal.failure}
        onConfirm={removal.confirm}
        onClose={removal.close}
      />
    </>
  );
}

function GameCard({ row, menu }: { row: AdminGameRow; menu: ReactNode }) {
  const { t } = useTranslation('adminGames');
  const { count } = useFormats();
  const { editedText } = useEditedText();
  return (
    <Box sx={{ display: 'grid', gap: 1.25 }}>
      <Box sx={{ display: 'flex', gap: 1, justifyContent: 'space-between' }}>
        <GameRowTitle row={row} />
        {menu}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <GameStatusChip status={row.status} />
        <LanguageCodes written={row.languages} />
        <Typography variant="caption">
          {`${t('chartCount', { count: row.nbChart })} · ${t('scoreCount', { count: row.nbScore, formatted: count(row.nbScore) })}`}
        </Typography>
      </Box>
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {editedText(row.editedAt, row.editedBy?.username)}
      </Typography>
    </Box>
  );
}

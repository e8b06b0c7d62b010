import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { GridColDef } from '@mui/x-data-grid';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LanguageCodes } from '../../../admin-frame/drafts/LanguageCodes';
import type { AdminGameRow } from '../../../contract/schemas/adminGames';
import { useFormats } from '../../../i18n/useFormats';
import { GameStatusChip } from '../GameStatusChip';
import { GameRowTitle } from './GameRowTitle';

export function useGameColumns(
  renderActions: (row: AdminGameRow) => ReactNode,
): readonly GridColDef<AdminGameRow>[] {
  const { t } = useTranslation('adminGames');
  const { longDate, count } = useFormats();
  return useMemo(
    () => [
      {
        field: 'name',
        headerName: t('list.columns.name'),
        sortable: true,
        flex: 3,
        minWidth: 240,
        renderCell: ({ row }) => <GameRowTitle row={row} />,
      },
      {
        field: 'status',
        headerName: t('list.columns.status'),
        width: 140,
        renderCell: ({ row }) => <GameStatusChip status={row.status} />,
      },
      {
        field: 'nbChart',
        headerName: t('list.columns.charts'),
        type: 'number',
        width: 90,
        valueFormatter: (value: number) => count(value),
      },
      {
        field: 'scores',
        headerName: t('list.columns.scores'),
        sortable: true,
        type: 'number',
        width: 90,
        valueGetter: (_value, row) => row.nbScore,
        valueFormatter: (value: number) => count(value),
      },
      {
        field: 'languages',
        headerName: t('list.columns.languages'),
        width: 120,
        renderCell: ({ row }) => <LanguageCodes written={row.languages} />,
      },
      {
        field: 'editedAt',
        headerName: t('list.columns.editedAt'),
        sortable: true,
        width: 180,
        renderCell: ({ row }) => (
          <Box sx={{ lineHeight: 1.3 }}>
            <Typography variant="body2">{longDate(row.editedAt)}</Typography>
            <Typography variant="caption" sx={{ color: 'text.secondary' }}>
              {row.editedBy?.username ?? ''}
            </Typography>
          </Box>
        ),
      },
      {
        field: 'actions',
        headerName: t('list.columns.actions'),
        width: 100,
        align: 'center',
        renderCell: ({ row }) => renderActions(row),
      },
    ],
    [t, longDate, count, renderActions],
  );
}

import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';
import { DataGrid, type GridColDef, type GridSortModel } from '@mui/x-data-grid';
import { useTranslation } from 'react-i18next';
import { styleNonce } from '../../components/html/styleNonce';
import { currentLanguage } from '../../i18n/createI18n';
import { createLazyTexts } from '../createLazyTexts';
import type { AdminRow } from './adminRow';
import { loadGridTexts } from './gridLocale';
import type { GridAddress } from './useGridAddress';

/** Light borders, generous spacing, and the whole row as the click target. */
const gridStyles = ({ vars: { palette, shape } }: Theme): SystemStyleObject<Theme> => ({
  backgroundColor: palette.background.paper,
  borderColor: palette.divider,
  borderRadius: shape.borderRadius,
  '--DataGrid-rowBorderColor': palette.divider,
  '--DataGrid-t-color-border-base': palette.divider,
  '--DataGrid-t-header-background-base': palette.surface.muted,
  '& .MuiDataGrid-columnHeaderTitle': { fontWeight: 600 },
  '& .MuiDataGrid-cell': { display: 'flex', alignItems: 'center', py: 1.25, lineHeight: 1.4 },
  '& .MuiDataGrid-row': { cursor: 'pointer' },
  '& .MuiDataGrid-row:hover': { backgroundColor: palette.surface.hover },
});

interface GridTableProps {
  label: string;
  rows: readonly AdminRow[];
  columns: readonly GridColDef[];
  loading: boolean;
  address: GridAddress<string, string>;
  onOpen: (id: number) => void;
}

const useGridTexts = createLazyTexts(loadGridTexts);

/** The data grid: sorting, keyboard and columns. Rows, order and page come from the server. */
export function GridTable({ label, rows, columns, loading, address, onOpen }: GridTableProps) {
  const { i18n } = useTranslation();
  const localeText = useGridTexts(currentLanguage(i18n));
  const { sort, direction } = address.params;
  const onSort = (model: GridSortModel) => {
    const [first] = model;
    if (first?.sort) address.change({ sort: first.field, direction: first.sort });
  };
  return (
    <DataGrid
      aria-label={label}
      nonce={styleNonce()}
      localeText={localeText}
      rows={rows}
      columns={columns}
      loading={loading}
      getRowHeight={() => 'auto'}
      sortingMode="server"
      sortingOrder={['asc', 'desc']}
      sortModel={[{ field: sort, sort: direction }]}
      onSortModelChange={onSort}
      filterMode="server"
      disableColumnMenu
      disableColumnFilter
      disableColumnSelector
      disableRowSelectionOnClick
      hideFooter
      autoHeight
      onRowClick={({ row }) => onOpen(row.id)}
      onCellKeyDown={({ row }, event) => {
        if (event.key !== 'Enter' || event.target !== event.currentTarget) return;
        event.preventDefault();
        onOpen(row.id);
      }}
      sx={gridStyles}
    />
  );
}

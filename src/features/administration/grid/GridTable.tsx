import { DataGrid, type GridColDef, type GridSortModel } from '@mui/x-data-grid';
import { useTranslation } from 'react-i18next';
import { styleNonce } from '../../../components/styleNonce';
import { currentLanguage } from '../../../i18n/createI18n';
import { createLazyTexts } from '../createLazyTexts';
import type { AdminRow } from './adminRow';
import { loadGridTexts } from './gridLocale';
import { gridStyles } from './gridStyles';
import type { GridAddress } from './useGridAddress';

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

import { mdiMagnifyClose, mdiTableOff } from '@mdi/js';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { GridColDef } from '@mui/x-data-grid';
import { lazy, Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import Skeleton from '@mui/material/Skeleton';
import { EmptyState } from '../../components/feedback/EmptyState';
import { PageNavigation } from '../../components/page/PageNavigation';
import { maxListedRows } from '../../contract/maxListedRows';
import { useFormats } from '../../i18n/useFormats';
import { QueryAlert, type Asked } from '../QueryAlert';
import type { AdminRow } from './adminRow';
import { isNarrowed } from './gridAddress';
import type { GridAddress } from './useGridAddress';

export interface AdminGridProps<Row extends AdminRow> {
  /** The accessible name of the table. */
  label: string;
  /** Omit if each row needs more than one line: cards are used at every width then. */
  columns?: readonly GridColDef<Row>[];
  /** The query for one page of rows. */
  query: Asked & { data?: { items: Row[]; total: number } | undefined; isFetching: boolean };
  /** The error message when the server sends none. */
  failed: string;
  address: GridAddress<string, string>;
  /** Called on Enter or a click on a row. */
  onOpen?: (row: Row) => void;
  /** The row as a card on a narrow screen. */
  renderCard: (row: Row) => ReactNode;
  /** Shown when the list is empty without filters. */
  empty?: ReactNode;
}

const Table = lazy(async () => {
  const { GridTable } = await import(/* webpackChunkName: "admin-grid" */ './GridTable');
  return { default: GridTable };
});

const placeholder = <Skeleton variant="rounded" height={560} />;

/** One page of a list that is paged by the server, as a grid or, on narrow screens, as cards, with pagination. */
export function AdminGrid<Row extends AdminRow>(props: AdminGridProps<Row>) {
  const { t } = useTranslation('administration');
  const { count } = useFormats();
  const { query, failed, address, columns } = props;
  const { data: page, isFetching: loading } = query;
  const alert = query.isError ? <QueryAlert query={query} otherwise={failed} /> : null;
  const narrow = useMediaQuery('(max-width: 760px)');
  if (alert && !page) return alert;
  if (!page) return <Box aria-busy>{placeholder}</Box>;
  if (page.total === 0 && !loading) return <NothingFound {...props} />;
  return (
    <Box aria-busy={loading} sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
      {alert}
      {narrow || !columns ? (
        <Cards {...props} rows={page.items} />
      ) : (
        <Suspense fallback={placeholder}>
          <WideTable {...props} columns={columns} rows={page.items} />
        </Suspense>
      )}
      {page.total >= maxListedRows && isNarrowed(address.params) ? (
        <Alert severity="info">{t('grid.most', { limit: count(maxListedRows) })}</Alert>
      ) : null}
      <PageNavigation
        page={address.params.page}
        pageSize={address.params.pageSize}
        total={page.total}
        onPageChange={(wanted) => address.change({ page: wanted })}
      />
    </Box>
  );
}

function WideTable<Row extends AdminRow>({
  rows,
  columns,
  ...props
}: AdminGridProps<Row> & { columns: readonly GridColDef<Row>[]; rows: Row[] }) {
  const { label, query, address, onOpen } = props;
  // `React.lazy` loses the generic row type: map the row back to its typed object.
  const byId = new Map<number, Row>(rows.map((row) => [row.id, row]));
  const generic = columns.map((column): GridColDef => ({ ...column, sortable: false, ...column }));
  return (
    <Table
      label={label}
      loading={query.isFetching}
      address={address}
      rows={rows}
      columns={generic}
      onOpen={(id) => {
        const row = byId.get(id);
        if (row) onOpen?.(row);
      }}
    />
  );
}

function Cards<Row extends AdminRow>({
  rows,
  label,
  renderCard,
}: AdminGridProps<Row> & { rows: Row[] }) {
  return (
    <Box
      component="ul"
      aria-label={label}
      sx={{ display: 'grid', gap: 1.5, m: 0, p: 0, listStyle: 'none' }}
    >
      {rows.map((row) => (
        <Box
          component="li"
          key={row.id}
          sx={{
            p: 2,
            minWidth: 0,
            bgcolor: 'background.paper',
            border: '1px solid',
            borderColor: 'divider',
            borderRadius: 2,
          }}
        >
          {renderCard(row)}
        </Box>
      ))}
    </Box>
  );
}

function NothingFound<Row extends AdminRow>({ address, empty }: AdminGridProps<Row>) {
  const { t } = useTranslation('administration');
  if (!isNarrowed(address.params)) {
    return empty ?? <EmptyState icon={mdiTableOff} title={t('grid.empty')} />;
  }
  return (
    <EmptyState icon={mdiMagnifyClose} title={t('grid.noMatch')}>
      <Button variant="outlined" onClick={address.reset}>
        {t('grid.reset')}
      </Button>
    </EmptyState>
  );
}

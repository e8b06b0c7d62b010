import Box from '@mui/material/Box';
import type { GridColDef } from '@mui/x-data-grid';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { SupportCaseOverview } from './supportCaseFromWire';
import { useFormats } from '../../i18n/useFormats';
import { CaseCode } from './CaseCode';
import { CaseReporter } from './CaseReporter';
import { CaseStatusChip } from './CaseStatusChip';

const threeLines = {
  display: '-webkit-box',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  whiteSpace: 'normal',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
};

/** The columns of the table of cases. */
export function useCaseColumns(): GridColDef<SupportCaseOverview>[] {
  const { t } = useTranslation('adminSupport');
  const { longDate } = useFormats();
  return useMemo(
    () => [
      {
        field: 'code',
        headerName: t('columns.code'),
        width: 170,
        renderCell: ({ row }) => <CaseCode id={row.id} code={row.code} />,
      },
      {
        field: 'summary',
        headerName: t('columns.description'),
        flex: 1,
        minWidth: 220,
        renderCell: ({ row }) => <Box sx={threeLines}>{row.summary}</Box>,
      },
      {
        field: 'page',
        headerName: t('columns.page'),
        width: 200,
        renderCell: ({ row }) => (
          <Box sx={threeLines}>
            {row.page}
            <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
              {[row.browser, row.operatingSystem].filter((part) => part !== '').join(' · ')}
            </Box>
          </Box>
        ),
      },
      {
        field: 'reporter',
        headerName: t('columns.reporter'),
        width: 160,
        renderCell: ({ row }) => <CaseReporter reporter={row.reporter} />,
      },
      {
        field: 'status',
        headerName: t('columns.status'),
        width: 160,
        renderCell: ({ row }) => <CaseStatusChip status={row.status} />,
      },
      {
        field: 'createdAt',
        headerName: t('columns.createdAt'),
        width: 190,
        valueFormatter: (value: string | null) => (value === null ? '' : longDate(value)),
      },
    ],
    [t, longDate],
  );
}

import type { GridColDef } from '@mui/x-data-grid';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { LanguageCodes } from '../../../admin-frame/drafts/LanguageCodes';
import type { AdminArticleRow } from '../../../contract/schemas/adminArticles';
import { useFormats } from '../../../i18n/useFormats';
import { ArticleRowTitle } from './ArticleRowTitle';
import { ArticleStateChip } from '../ArticleStateChip';

export function useArticleColumns(): readonly GridColDef<AdminArticleRow>[] {
  const { t } = useTranslation('adminArticles');
  const { longDate, count } = useFormats();
  return useMemo(
    () => [
      {
        field: 'title',
        headerName: t('list.columns.title'),
        sortable: true,
        flex: 3,
        minWidth: 240,
        renderCell: ({ row }) => <ArticleRowTitle row={row} />,
      },
      {
        field: 'state',
        headerName: t('list.columns.state'),
        width: 120,
        renderCell: ({ row }) => <ArticleStateChip state={row.state} />,
      },
      {
        field: 'languages',
        headerName: t('list.columns.languages'),
        width: 130,
        renderCell: ({ row }) => <LanguageCodes written={row.languages} />,
      },
      {
        field: 'publishedAt',
        headerName: t('list.columns.publishedAt'),
        sortable: true,
        width: 170,
        valueFormatter: (value: string | null) => (value ? longDate(value) : ''),
      },
      {
        field: 'editedAt',
        headerName: t('list.columns.editedAt'),
        sortable: true,
        width: 170,
        valueFormatter: (value: string) => longDate(value),
      },
      {
        field: 'views',
        headerName: t('list.columns.views'),
        sortable: true,
        type: 'number',
        width: 90,
        valueFormatter: (value: number) => count(value),
      },
    ],
    [t, longDate, count],
  );
}

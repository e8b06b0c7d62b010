import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { GridColDef } from '@mui/x-data-grid';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdminArticleRow } from '../../../contract/schemas/adminArticles';
import { languages } from '../../../contract/languages';
import { useFormats } from '../../../i18n/useFormats';
import { ArticleRowTitle } from './ArticleRowTitle';
import { ArticleStateChip } from '../ArticleStateChip';

/** The codes of the seven languages; those with a text are marked. */
export function WrittenLanguages({ written }: { written: AdminArticleRow['languages'] }) {
  return (
    <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 0.75 }}>
      {languages
        .filter((language) => written.includes(language))
        .map((language) => (
          <Typography key={language} component="span" variant="caption" sx={{ fontWeight: 600 }}>
            {language.toUpperCase()}
          </Typography>
        ))}
    </Box>
  );
}

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
        renderCell: ({ row }) => <WrittenLanguages written={row.languages} />,
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

import { mdiChartLine, mdiTable } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/Icon';
import { DetailCard } from '../../admin-frame/DetailCard';
import { NumberTable, type NumberTableProps } from './NumberTable';

interface ChartCardProps {
  title: string;
  /** The chart. Its accessible name is the title; its numbers are also in the table. */
  children: ReactNode;
  height: number;
  /** A note below the chart on how to read it. */
  note?: string | undefined;
  table: Omit<NumberTableProps, 'label'>;
}

/** Numbers as a chart or, on request, as a table. */
export function ChartCard({ title, children, height, note, table }: ChartCardProps) {
  const { t } = useTranslation('adminStatistics');
  const [asTable, setAsTable] = useState(false);
  const empty = table.rows.every(({ numbers }) => numbers.every((number) => number === 0));
  return (
    <DetailCard
      title={title}
      action={
        empty ? null : (
          <Button
            size="small"
            color="inherit"
            startIcon={<Icon path={asTable ? mdiChartLine : mdiTable} />}
            aria-label={`${asTable ? t('asChart') : t('asTable')}: ${title}`}
            onClick={() => setAsTable(!asTable)}
          >
            {asTable ? t('asChart') : t('asTable')}
          </Button>
        )
      }
    >
      {empty ? (
        <Box
          sx={{
            display: 'grid',
            placeItems: 'center',
            minHeight: Math.min(height, 160),
            color: 'text.secondary',
          }}
        >
          {t('nothing')}
        </Box>
      ) : null}
      {asTable && !empty ? <NumberTable label={title} {...table} /> : null}
      {asTable || empty ? null : (
        <Box component="figure" aria-label={title} sx={{ minHeight: height, m: 0, minWidth: 0 }}>
          <Suspense fallback={<Skeleton variant="rounded" height={height} />}>{children}</Suspense>
          {note === undefined ? null : (
            <Typography
              component="figcaption"
              variant="body2"
              sx={{ mt: 1, color: 'text.secondary' }}
            >
              {note}
            </Typography>
          )}
        </Box>
      )}
    </DetailCard>
  );
}

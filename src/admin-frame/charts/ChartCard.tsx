import { mdiChartLine, mdiTable } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/Icon';
import { DetailCard } from '../DetailCard';
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
  const { t } = useTranslation(['administration', 'common']);
  const [asTable, setAsTable] = useState(false);
  const empty = table.rows.every(({ numbers }) => numbers.every((number) => !number));
  return (
    <DetailCard
      title={title}
      action={
        empty ? null : (
          <Button
            size="small"
            color="inherit"
            startIcon={<Icon path={asTable ? mdiChartLine : mdiTable} />}
            aria-label={t('common:labelled', {
              label: asTable ? t('charts.asChart') : t('charts.asTable'),
              value: title,
            })}
            onClick={() => setAsTable(!asTable)}
          >
            {asTable ? t('charts.asChart') : t('charts.asTable')}
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
          {t('charts.nothing')}
        </Box>
      ) : null}
      {asTable && !empty ? <NumberTable label={title} {...table} /> : null}
      {asTable || empty ? null : (
        <Box
          component="figure"
          aria-label={title}
          sx={{
            minHeight: height,
            m: 0,
            minWidth: 0,
            // What the chart focuses is hidden visually.
            '&:has(:focus-visible)': { outline: '2px solid var(--vgr-focus)', outlineOffset: 2 },
          }}
        >
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

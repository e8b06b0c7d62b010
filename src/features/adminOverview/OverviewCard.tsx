import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { DetailCard } from '../../admin-frame/DetailCard';
import { useFormats } from '../../i18n/useFormats';

interface OverviewCardProps {
  title: string;
  /** Where the whole list is. */
  to: string;
  /** How many entries there are. */
  total?: number;
  /** Shown when there are no entries. */
  empty: string;
  entries: readonly ReactNode[];
}

/** The first entries of one list, with a link to all of them. */
export function OverviewCard({ title, to, total, empty, entries }: OverviewCardProps) {
  const { t } = useTranslation('adminOverview');
  const { count } = useFormats();
  const all = total ? t('all', { formatted: count(total) }) : t('open');
  return (
    <DetailCard
      title={title}
      action={
        <Link
          component={RouterLink}
          to={to}
          variant="body2"
          aria-label={t('named', { action: all, title })}
          sx={{ py: 0.5 }}
        >
          {all}
        </Link>
      }
    >
      {entries.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>{empty}</Typography>
      ) : (
        <Box
          component="ul"
          aria-label={title}
          sx={{ display: 'grid', gap: 1.25, m: 0, p: 0, listStyle: 'none' }}
        >
          {entries}
        </Box>
      )}
    </DetailCard>
  );
}

interface OverviewEntryProps {
  title: ReactNode;
  /** Where one works on it. */
  to: string;
  detail: ReactNode;
}

export function OverviewEntry({ title, to, detail }: OverviewEntryProps) {
  return (
    <li>
      <Link
        component={RouterLink}
        to={to}
        underline="hover"
        sx={{ display: 'block', fontWeight: 600, color: 'text.primary', overflowWrap: 'anywhere' }}
      >
        {title}
      </Link>
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {detail}
      </Typography>
    </li>
  );
}

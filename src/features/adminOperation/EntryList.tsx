import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FactList } from '../../admin-frame/FactList';

interface EntryProps {
  title: string;
  /** The state, beside the title. */
  status: ReactNode;
  facts: readonly (readonly [string, ReactNode])[];
  actions?: ReactNode;
}

/** A node, a job or a mail. */
export function Entry({ title, status, facts, actions }: EntryProps) {
  return (
    <Box
      component="li"
      sx={{
        py: 2,
        borderTop: '1px solid',
        borderColor: 'divider',
        '&:first-of-type': { borderTop: 0, pt: 0 },
        '&:last-of-type': { pb: 0 },
      }}
    >
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          columnGap: 2,
          rowGap: 1,
          minHeight: 32,
          mb: 1,
        }}
      >
        <Box
          sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.25, minWidth: 0 }}
        >
          <Typography component="h3" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            {title}
          </Typography>
          {status}
        </Box>
        {actions === undefined ? null : (
          // On a line of its own, the first icon aligns with the title.
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mx: '-0.75rem' }}>{actions}</Box>
        )}
      </Box>
      <FactList facts={facts} />
    </Box>
  );
}

interface EntryListProps {
  label: string;
  /** Undefined while loading. */
  entries: readonly ReactNode[] | undefined;
  /** Shown when there are none. */
  empty: string;
}

/** The entries of a card. */
export function EntryList({ label, entries, empty }: EntryListProps) {
  if (entries === undefined) {
    return (
      <Stack aria-busy spacing={2}>
        <Skeleton variant="rounded" height={72} />
        <Skeleton variant="rounded" height={72} />
      </Stack>
    );
  }
  if (entries.length === 0) {
    return <Typography sx={{ py: 3, color: 'text.secondary' }}>{empty}</Typography>;
  }
  return (
    <Box component="ul" aria-label={label} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {entries}
    </Box>
  );
}

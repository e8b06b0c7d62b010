import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface FactsProps {
  facts: readonly { name: string; value: ReactNode }[];
}

/** Names in one column, values in the other. */
export function Facts({ facts }: FactsProps) {
  return (
    <Box component="dl" sx={{ display: 'grid', gap: 1, m: 0, fontSize: 'body2.fontSize' }}>
      {facts.map(({ name, value }) => (
        <Box
          key={name}
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            justifyContent: 'space-between',
            columnGap: 2,
            minHeight: 24,
          }}
        >
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            {name}
          </Box>
          <Box component="dd" sx={{ m: 0, fontWeight: 600, overflowWrap: 'anywhere' }}>
            {value}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

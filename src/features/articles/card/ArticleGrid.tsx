import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface ArticleGridProps {
  /**
   * `list`: as many columns as fit. `three`, `five`: as many cards in one or two full rows, the first card wider if that leaves no gap.
   */
  arrangement?: 'list' | 'three' | 'five';
  /** The cards are being fetched. */
  busy?: boolean;
  /** The cards are from the previous query: they are dimmed until the new ones arrive. */
  stale?: boolean;
  children: ReactNode;
}

/** Cards in a row align their parts (see `cardStyles`); a card alone in its row reserves no lines. */
const aligned = { '--aligned': '1' };
const alone = { '--aligned': '0', gridColumn: '1 / -1' };

/** Columns by the width of the list, not of the viewport: the sidebar takes part of it. */
const arrangements = {
  list: {
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17.5rem), 1fr))',
    '@container (min-width: 584px)': aligned,
  },
  three: {
    '@container (min-width: 560px) and (max-width: 799.9px)': {
      ...aligned,
      gridTemplateColumns: '1fr 1fr',
      '& > :first-of-type': alone,
    },
    '@container (min-width: 800px)': {
      ...aligned,
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    },
  },
  five: {
    '& > :first-of-type': alone,
    '@container (min-width: 560px)': { ...aligned, gridTemplateColumns: '1fr 1fr' },
    '@container (min-width: 1000px)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
} as const;

/** A grid of cards. */
export function ArticleGrid(props: ArticleGridProps) {
  const { arrangement = 'list', busy, stale = false, children } = props;
  return (
    <Box aria-busy={busy} sx={{ containerType: 'inline-size' }}>
      <Box
        sx={[
          {
            display: 'grid',
            gap: 3,
            gridTemplateColumns: 'minmax(0, 1fr)',
            opacity: stale ? 0.55 : 1,
            transition: 'opacity 150ms 100ms',
          },
          arrangements[arrangement],
        ]}
      >
        {children}
      </Box>
    </Box>
  );
}

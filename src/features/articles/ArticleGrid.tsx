import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface ArticleGridProps {
  /**
   * `list`: as many columns as there is room for. `three`, `five`: as many cards in one or two full rows, the first one wider
   * where that leaves no gap.
   */
  arrangement?: 'list' | 'three' | 'five';
  /** The cards are being fetched, anew or for the first time. */
  busy?: boolean;
  /** The cards of the moment before: quieter until the new ones come. */
  stale?: boolean;
  children: ReactNode;
}

/** Cards that have neighbours keep their parts in rows (see `cardStyles`); one that has a row to itself needs no spare lines. */
const aligned = { '--aligned': '1' };
const alone = { '--aligned': '0', gridColumn: '1 / -1' };

/** Columns by the width of the list itself: the sidebar takes its share of the window's. */
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

/** Cards side by side. */
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

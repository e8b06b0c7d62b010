import type { SystemStyleObject } from '@mui/system';
import type { Theme } from '@mui/material/styles';

/**
 * Where the parts of an article stand: text in a measure that can be read, details and actions beside it where there is room, else
 * after it. The text begins on the first screen. The document's shell has the same sizes.
 */
export const articleLayout = {
  cover: {
    '--cover-ratio': { xs: '16 / 9', md: '18 / 5' },
    overflow: 'hidden',
    mb: { xs: 3, md: 5 },
    borderRadius: 1.5,
    border: '1px solid',
    borderColor: 'divider',
  },
  /** One line high whatever it says: what does not fit wraps out of sight. */
  byline: {
    display: 'flex',
    flexWrap: 'wrap',
    mt: 1.5,
    height: 24,
    lineHeight: '24px',
    overflow: 'hidden',
    fontSize: '0.9375rem',
    color: 'text.secondary',
    whiteSpace: 'nowrap',
    '& > * + *::before': { content: '"·"', mx: 1 },
  },
  columns: {
    display: 'grid',
    columnGap: 8,
    rowGap: 3,
    gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 42rem) minmax(14rem, 1fr)' },
  },
  related: { mt: 8, '@media print': { display: 'none' } },
} satisfies Record<string, SystemStyleObject<Theme>>;

import type { SystemStyleObject } from '@mui/system';
import type { Theme } from '@mui/material/styles';

/**
 * The layout of an article: text in a readable measure, details and actions beside it if there is room, otherwise below. The text begins
 * above the fold. The skeleton in the document has the same sizes.
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
  /** Always one line high: what does not fit wraps and is clipped. */
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

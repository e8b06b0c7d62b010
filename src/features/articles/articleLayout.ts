import type { SystemStyleObject } from '@mui/system';
import type { Theme } from '@mui/material/styles';

/** Where the parts of an article stand: text in a measure that can be read, what is known of it beside it. */
export const articleLayout = {
  cover: {
    '--cover-ratio': { xs: '16 / 9', md: '5 / 2' },
    overflow: 'hidden',
    mb: { xs: 3, md: 5 },
    borderRadius: 1.5,
    border: '1px solid',
    borderColor: 'divider',
  },
  columns: {
    display: 'grid',
    columnGap: 8,
    rowGap: 3,
    gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 42rem) minmax(14rem, 1fr)' },
    '& > aside': { order: { lg: 2 } },
  },
  related: { mt: 8, '@media print': { display: 'none' } },
} satisfies Record<string, SystemStyleObject<Theme>>;

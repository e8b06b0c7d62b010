import type { SystemStyleObject } from '@mui/system';
import type { Theme } from '@mui/material/styles';

type Styles = SystemStyleObject<Theme> | ((theme: Theme) => SystemStyleObject<Theme>);

/** An arcade high-score table: dotted leaders, bold tabular figures, the scan lines of a CRT. */
export const scoreboard = {
  board: ({ vars }) => ({
    position: 'relative',
    overflow: 'hidden',
    p: { xs: 2.5, sm: 3 },
    border: '1px solid',
    borderColor: 'divider',
    borderTop: `3px solid ${vars.palette.primary.main}`,
    borderRadius: 1.5,
    bgcolor: 'background.paper',
    backgroundImage: `repeating-linear-gradient(0deg, color-mix(in srgb, ${vars.palette.text.primary} 3.5%, transparent) 0 1px, transparent 1px 4px)`,
  }),
  heading: { display: 'block', mb: 1.5, color: 'text.secondary' },
  rows: { display: 'grid', gap: 1, m: 0 },
  row: { display: 'flex', alignItems: 'baseline', gap: 1.5 },
  label: ({ vars }) => ({
    display: 'flex',
    flexGrow: 1,
    alignItems: 'baseline',
    gap: 1.5,
    fontWeight: 600,
    '&::after': {
      content: '""',
      flexGrow: 1,
      minWidth: '1.5rem',
      height: 3,
      background: `radial-gradient(circle, ${vars.palette.control.border} 1.2px, transparent 1.6px) left center / 9px 3px repeat-x`,
    },
  }),
  number: {
    m: 0,
    color: 'primary.main',
    fontSize: { xs: '1.625rem', sm: '1.875rem' },
    lineHeight: 1.25,
    fontWeight: 800,
    letterSpacing: '-0.01em',
    fontVariantNumeric: 'tabular-nums slashed-zero',
    minHeight: '1.25em',
  },
  meter: {
    height: 6,
    mt: 1.5,
    borderRadius: 3,
    overflow: 'hidden',
    bgcolor: 'surface.muted',
  },
  filled: { height: '100%', borderRadius: 3, bgcolor: 'primary.main' },
  legend: { mt: 0.75, fontSize: '0.8125rem', lineHeight: 1.5, color: 'text.secondary' },
} satisfies Record<string, Styles>;

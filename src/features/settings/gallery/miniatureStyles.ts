import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';
import { miniatureClass } from '../../../theme/miniature';

type Styles = SystemStyleObject<Theme>;

/** Scaled down, so that the miniature keeps the theme's shape. */
const corner = 'calc(var(--mui-shape-borderRadius) * 0.6)';

/** Text is drawn as bars, since it would be illegible at this size. */
const line = (width: string, height = 4): Styles => ({ width, height, borderRadius: '2px' });

const bar = ({ vars: { palette } }: Theme): Styles => ({
  '& .mini-bar': {
    gridColumn: '1 / -1',
    display: 'flex',
    alignItems: 'center',
    gap: '6px',
    px: '8px',
    background: palette.navbar.background,
    borderBottom: `1px solid ${palette.navbar.border}`,
  },
  '& .mini-mark': { width: 9, height: 9, borderRadius: '3px', background: palette.navbar.accent },
  '& .mini-bar .mini-line': { ...line('32%'), background: palette.navbar.text },
  '& .mini-pill': {
    width: 18,
    height: 9,
    ml: 'auto',
    borderRadius: corner,
    background: palette.primary.main,
  },
});

const side = ({ vars: { palette } }: Theme): Styles => ({
  '& .mini-side': {
    display: 'grid',
    alignContent: 'start',
    gap: '6px',
    p: '9px 8px',
    background: palette.sidebar.background,
    borderRight: `1px solid ${palette.sidebar.border}`,
  },
  '& .mini-side .mini-line': { ...line('82%'), background: palette.sidebar.mutedText },
  '& .mini-side .mini-line:nth-of-type(3)': { width: '58%' },
  '& .mini-side .mini-here': { width: '100%', background: palette.sidebar.selectedText },
});

const page = ({ vars: { palette } }: Theme): Styles => ({
  '& .mini-page': { display: 'grid', alignContent: 'start', gap: '5px', p: '8px 10px' },
  '& b': {
    fontSize: 18,
    lineHeight: 1,
    letterSpacing: '-0.02em',
    fontWeight: 'var(--vgr-heading-weight)',
    color: palette.text.primary,
  },
  '& .mini-page .mini-line': { ...line('90%'), background: palette.text.secondary },
  '& .mini-card': {
    display: 'grid',
    gap: '5px',
    mt: '3px',
    p: '8px',
    borderRadius: corner,
    border: `1px solid ${palette.divider}`,
    background: palette.background.paper,
  },
  '& .mini-card .mini-line:first-of-type': {
    width: '64%',
    height: 5,
    background: palette.text.primary,
  },
});

const actions = ({ vars: { palette } }: Theme): Styles => ({
  '& .mini-actions': { display: 'flex', alignItems: 'center', gap: '6px', mt: '3px' },
  '& .mini-button': {
    width: '30%',
    height: 13,
    borderRadius: corner,
    background: palette.primary.main,
  },
  '& .mini-second': { width: '20%', background: palette.secondary.main },
  '& .mini-link': { ...line('22%', 3), ml: 'auto', background: palette.link.main },
});

/**
 * Styles for all miniatures below an element. Off-screen ones skip rendering; their height is fixed, so nothing shifts when they scroll
 * into view.
 */
export const miniatureStyles = (theme: Theme): Styles => ({
  [`& .${miniatureClass}`]: {
    contentVisibility: 'auto',
    display: 'grid',
    gridTemplate: '22px 1fr / 24% 1fr',
    height: 136,
    overflow: 'hidden',
    borderRadius: 'calc(var(--mui-shape-borderRadius) * 1.2)',
    border: `1px solid ${theme.vars.palette.divider}`,
    background: 'var(--vgr-texture, none)',
    backgroundColor: theme.vars.palette.background.default,
    // Keep the theme's colours in forced-colors mode.
    forcedColorAdjust: 'none',
    '& i': { display: 'block' },
    ...bar(theme),
    ...side(theme),
    ...page(theme),
    ...actions(theme),
  },
});

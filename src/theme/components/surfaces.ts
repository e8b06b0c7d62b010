import type { Components, Theme } from '@mui/material/styles';

type Overrides = Components<Omit<Theme, 'components'>>;

/** Surfaces: separated by hairlines; only floating ones have shadows. */
export const surfaces: Overrides = {
  MuiAppBar: {
    defaultProps: { elevation: 0, color: 'default' },
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        '--vgr-focus': vars.palette.navbar.focus,
        backgroundColor: vars.palette.navbar.background,
        backgroundImage: 'none',
        color: vars.palette.navbar.text,
        borderBottom: `1px solid ${vars.palette.navbar.border}`,
        '& .MuiIconButton-root:hover, & .MuiButton-text:hover': {
          backgroundColor: vars.palette.navbar.hover,
        },
      }),
    },
  },
  MuiCard: {
    defaultProps: { elevation: 0 },
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: `calc(${theme.vars.shape.borderRadius} * 1.5)`,
        border: `var(--vgr-edge, 1px solid) ${theme.vars.palette.divider}`,
        background: `var(--vgr-sheet, none) ${theme.vars.palette.background.paper}`,
        boxShadow: 'var(--vgr-cast)',
        transition: theme.transitions.create(['border-color', 'box-shadow'], { duration: 140 }),
        // A card that is one link reacts the same to hover and keyboard focus.
        '&:has(.MuiCardActionArea-root:hover), &:has(.MuiCardActionArea-root:focus-visible)': {
          borderColor: theme.vars.palette.primary.main,
          boxShadow: theme.vars.shadows[4],
        },
      }),
    },
  },
  MuiCardActionArea: {
    styleOverrides: { focusHighlight: { display: 'none' } },
  },
  MuiMenu: {
    styleOverrides: {
      paper: ({ theme: { vars } }) => ({
        border: `1px solid ${vars.palette.divider}`,
        backgroundImage: 'none',
        marginTop: 6,
      }),
    },
  },
  MuiDrawer: {
    styleOverrides: {
      paper: ({ theme: { vars } }) => ({
        backgroundColor: vars.palette.sidebar.background,
        backgroundImage: 'none',
        color: vars.palette.sidebar.text,
        borderColor: vars.palette.sidebar.border,
      }),
    },
  },
  MuiDialog: {
    styleOverrides: {
      paper: ({ theme }) => ({
        borderRadius: `calc(${theme.vars.shape.borderRadius} * 1.5)`,
        backgroundImage: 'none',
      }),
    },
  },
  MuiAlert: {
    styleOverrides: {
      root: ({ theme }) => ({ borderRadius: theme.vars.shape.borderRadius, fontSize: '0.9375rem' }),
    },
  },
  MuiSkeleton: {
    defaultProps: { animation: 'wave' },
    styleOverrides: {
      rounded: ({ theme }) => ({ borderRadius: `calc(${theme.vars.shape.borderRadius} * 1.5)` }),
    },
  },
};

import type { Components, Theme } from '@mui/material/styles';

type Overrides = Components<Omit<Theme, 'components'>>;

/** Buttons and inputs. At least 40 pixels high, with visible edges and no ripple: colour shows the state at once. */
export const controls: Overrides = {
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 40,
        paddingInline: '1.125rem',
        transition: theme.transitions.create(
          ['background-color', 'border-color', 'color', 'transform'],
          { duration: 120 },
        ),
        '&:active': { transform: 'translateY(1px)' },
        variants: [
          { props: { size: 'small' }, style: { minHeight: 32, paddingInline: '0.75rem' } },
          { props: { size: 'large' }, style: { minHeight: 48, paddingInline: '1.5rem' } },
          {
            props: { variant: 'outlined', color: 'inherit' },
            style: { borderColor: theme.vars.palette.control.border },
          },
          {
            props: { variant: 'outlined' },
            style: { '&:hover': { backgroundColor: theme.vars.palette.surface.hover } },
          },
        ],
      }),
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: theme.vars.shape.borderRadius,
        minWidth: 40,
        minHeight: 40,
      }),
    },
  },
  MuiChip: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: `calc(${theme.vars.shape.borderRadius} * 0.75)`,
        fontWeight: 600,
        variants: [
          {
            props: { variant: 'filled', color: 'default' },
            style: {
              backgroundColor: theme.vars.palette.surface.muted,
              color: theme.vars.palette.text.primary,
            },
          },
          {
            props: { variant: 'outlined', color: 'default' },
            style: { borderColor: theme.vars.palette.control.border },
          },
        ],
      }),
    },
  },
  MuiInputBase: {
    styleOverrides: {
      input: ({ theme }) => ({
        '&::placeholder': { opacity: 1, color: theme.vars.palette.text.secondary },
      }),
    },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => ({
        backgroundColor: theme.vars.palette.background.paper,
        '&:not(.Mui-focused, .Mui-error):hover .MuiOutlinedInput-notchedOutline': {
          borderColor: theme.vars.palette.text.secondary,
        },
      }),
      notchedOutline: ({ theme }) => ({ borderColor: theme.vars.palette.control.border }),
    },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 40,
        marginInline: 6,
        borderRadius: `calc(${theme.vars.shape.borderRadius} * 0.75)`,
      }),
    },
  },
  MuiPaginationItem: {
    styleOverrides: {
      root: ({ theme }) => ({
        minWidth: 40,
        height: 40,
        fontVariantNumeric: 'tabular-nums',
        borderRadius: theme.vars.shape.borderRadius,
        '&.Mui-selected, &.Mui-selected:hover': {
          fontWeight: 700,
          backgroundColor: theme.vars.palette.primary.main,
          color: theme.vars.palette.primary.contrastText,
        },
      }),
    },
  },
};

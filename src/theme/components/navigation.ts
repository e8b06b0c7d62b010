import type { Components, Theme } from '@mui/material/styles';
import type { timings } from '../../config/timings';

type Overrides = Components<Omit<Theme, 'components'>>;

/** Navigation: links, side navigation, tabs, breadcrumbs, tooltips. */
export const navigation = ({ tooltipDelay }: Pick<typeof timings, 'tooltipDelay'>): Overrides => ({
  MuiLink: {
    defaultProps: { underline: 'always' },
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        textDecorationThickness: '0.08em',
        textUnderlineOffset: '0.18em',
        textDecorationColor: 'color-mix(in srgb, currentColor 45%, transparent)',
        borderRadius: 2,
        '&:hover': { textDecorationColor: 'currentColor' },
        variants: [{ props: { color: 'primary' }, style: { color: vars.palette.link.main } }],
      }),
    },
  },
  MuiListItemButton: {
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        minHeight: 42,
        borderRadius: vars.shape.borderRadius,
        '&:hover': { backgroundColor: vars.palette.surface.hover },
        '&.Mui-selected, &.Mui-selected:hover': { backgroundColor: vars.palette.surface.selected },
        '.MuiDrawer-paper &:hover': { backgroundColor: vars.palette.sidebar.hover },
        '.MuiDrawer-paper &.Mui-selected, .MuiDrawer-paper &.Mui-selected:hover': {
          backgroundColor: vars.palette.sidebar.selected,
          color: vars.palette.sidebar.selectedText,
          fontWeight: 650,
        },
      }),
    },
  },
  MuiListItemIcon: {
    styleOverrides: { root: { minWidth: 38, color: 'inherit' } },
  },
  MuiBreadcrumbs: {
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        fontSize: '0.875rem',
        color: vars.palette.text.secondary,
      }),
    },
  },
  MuiTab: {
    styleOverrides: { root: { minHeight: 48, fontWeight: 600 } },
  },
  MuiTabs: {
    styleOverrides: { indicator: { height: 3, borderRadius: '3px 3px 0 0' } },
  },
  MuiTooltip: {
    defaultProps: { enterDelay: tooltipDelay, enterNextDelay: 0 },
    styleOverrides: {
      tooltip: ({ theme: { vars } }) => ({
        fontSize: '0.8125rem',
        fontWeight: 500,
        padding: '0.375rem 0.625rem',
        color: vars.palette.SnackbarContent.color,
        borderRadius: `calc(${vars.shape.borderRadius} * 0.75)`,
      }),
    },
  },
});

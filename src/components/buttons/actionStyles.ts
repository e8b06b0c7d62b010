import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';

type Styles = SystemStyleObject<Theme> | ((theme: Theme) => SystemStyleObject<Theme>);

const canHover = '@media (hover: hover)';

/** Base styles for links and buttons; resets the browser's own. */
export const pressable = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  boxSizing: 'border-box',
  position: 'relative',
  m: 0,
  border: 0,
  bgcolor: 'transparent',
  color: 'inherit',
  textDecoration: 'none',
  cursor: 'pointer',
  userSelect: 'none',
  verticalAlign: 'middle',
  appearance: 'none',
  WebkitTapHighlightColor: 'transparent',
} satisfies Styles;

const base: Styles = ({ typography, vars, transitions }) => ({
  ...pressable,
  ...typography.button,
  minWidth: 64,
  borderRadius: vars.shape.borderRadius,
  transition: transitions.create(['background-color', 'border-color', 'color', 'transform'], {
    duration: 120,
  }),
  '&:active': { transform: 'translateY(1px)' },
  '@media print': { display: 'none' },
  // An icon follows the label, or precedes it if the label has its own element.
  '& > svg': { ml: 1, mr: -0.5, fontSize: '1.25rem' },
  '& > svg:not(:last-child)': { ml: -0.5, mr: 1 },
});

const variants = {
  contained: ({ vars: { palette } }) => ({
    // Visible in forced-colours mode, which removes the background.
    border: '1px solid transparent',
    backgroundColor: palette.primary.main,
    color: palette.primary.contrastText,
    [canHover]: { '&:hover': { backgroundColor: palette.primary.dark } },
  }),
  outlined: ({ vars: { palette } }) => ({
    border: '1px solid',
    borderColor: `color-mix(in srgb, ${palette.primary.main} 50%, transparent)`,
    color: palette.primary.main,
    [canHover]: { '&:hover': { borderColor: palette.primary.main } },
    '&:hover': { backgroundColor: palette.surface.hover },
  }),
  text: ({ vars: { palette } }) => ({
    color: palette.primary.main,
    [canHover]: {
      '&:hover': {
        backgroundColor: palette.surface.hover,
      },
    },
  }),
} satisfies Record<string, Styles>;

const sizes = {
  small: { minHeight: 32, px: '0.6875rem', py: '4px', fontSize: '0.8125rem' },
  medium: { minHeight: 40, px: '1.125rem', py: '6px' },
  large: { minHeight: 48, px: '1.5rem', py: '8px', '& > svg': { fontSize: '1.375rem' } },
} satisfies Record<string, Styles>;

export type ActionVariant = keyof typeof variants;
export type ActionSize = keyof typeof sizes;

/** Looks like Material UI's Button but without its code: the first screen has plain links and buttons only. For `sx`. */
export function actionStyles(
  variant: ActionVariant,
  size: ActionSize = 'medium',
): readonly Styles[] {
  return [base, variants[variant], sizes[size]];
}

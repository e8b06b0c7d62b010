import type { Theme } from '@mui/material/styles';

/** The styles of Material UI's CssBaseline without its code. */
const ground = ({ vars, typography }: Theme) => ({
  html: {
    WebkitFontSmoothing: 'antialiased',
    MozOsxFontSmoothing: 'grayscale',
    boxSizing: 'border-box',
    WebkitTextSizeAdjust: '100%',
  },
  '*, *::before, *::after': { boxSizing: 'inherit' },
  'strong, b': { fontWeight: typography.fontWeightBold },
  body: {
    margin: 0,
    color: vars.palette.text.primary,
    ...typography.body1,
    backgroundColor: vars.palette.background.default,
    '@media print': { backgroundColor: vars.palette.common.white },
    '&::backdrop': { backgroundColor: vars.palette.background.default },
  },
});

const own = ({ vars }: Theme) => ({
  html: { scrollPaddingTop: '5rem', textSizeAdjust: '100%' },
  body: {
    background: 'var(--vgr-texture, none)',
    backgroundColor: vars.palette.background.default,
    textRendering: 'optimizeLegibility',
    overflowWrap: 'break-word',
  },
  'h1, h2, h3, h4': { textWrap: 'balance' },
  p: { textWrap: 'pretty' },
  '::selection': {
    backgroundColor: vars.palette.primary.main,
    color: vars.palette.primary.contrastText,
  },
  ':focus-visible': {
    outline: '2px solid var(--vgr-focus)',
    outlineOffset: 2,
  },
  // Focused by script after a navigation, never by Tab: a focus ring would suggest a control.
  'h1[tabindex="-1"]:focus-visible, main:focus-visible': { outline: 'none' },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      // Exactly 0: with any duration an inherited colour would take one frame per nested element.
      transitionDuration: '0s !important',
      scrollBehavior: 'auto !important',
    },
  },
});

/** Global page styles: background, texture, text rendering, selection, focus, motion. */
export const pageStyles = (theme: Theme) => [ground(theme), own(theme)];

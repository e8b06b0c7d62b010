import { createTheme, type ThemeOptions } from '@mui/material/styles';
import { overrides } from './components/overrides';
import { placeholderTokens } from './placeholderTokens';
import { shadows } from './shadows';
import { typography } from './typography';

type Scheme = Extract<NonNullable<NonNullable<ThemeOptions['colorSchemes']>['light']>, object>;

/** The complete Material UI theme for one palette; the style sheet of the themes is generated from it at build time. */
export function createFullTheme(palette: NonNullable<Scheme['palette']>, radius: number) {
  return createTheme({
    cssVariables: true,
    colorSchemes: { light: { palette } },
    shape: { borderRadius: radius },
    typography,
    shadows,
    focusVisible: { outlineColor: 'var(--vgr-focus)', outlineWidth: 2, outlineOffset: 2 },
    components: overrides,
  });
}

/**
 * The browser's Material UI theme, which createBrowserTheme.ts rebuilds from its data. Every colour refers to a variable of
 * the themes' style sheet, so switching themes changes one attribute of the document and re-renders nothing. The colour
 * schemes are removed, or Material UI would write its own variables over those of the style sheet.
 */
export function createAppTheme() {
  const { colorSchemes: _schemes, ...theme } = createFullTheme(placeholderTokens, 8);
  return theme;
}

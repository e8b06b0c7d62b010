import { createTheme, type ThemeOptions } from '@mui/material/styles';
import { overrides } from './components/overrides';
import { placeholderTokens } from './placeholderTokens';
import { shadows } from './shadows';
import { typography } from './typography';

type Scheme = Extract<NonNullable<NonNullable<ThemeOptions['colorSchemes']>['light']>, object>;

/** Material's whole theme with one palette; the themes' style sheet is written from it while building. */
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
 * The Material theme of the browser, which createBrowserTheme.ts puts together from its parts. Every colour in it is a reference to a variable of the themes'
 * style sheet, so choosing a theme changes an attribute of the document and renders nothing anew. Its colour schemes are
 * taken out because Material would otherwise write variables of its own over those of the style sheet.
 */
export function createAppTheme() {
  const { colorSchemes: _schemes, ...theme } = createFullTheme(placeholderTokens, 8);
  return theme;
}

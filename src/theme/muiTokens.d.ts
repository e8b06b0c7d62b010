import '@mui/material/themeCssVarsAugmentation';
import type { ThemeTokens } from './themeTokens';

declare module '@mui/material/styles' {
  interface Palette extends ThemeTokens {}
  interface PaletteOptions extends Partial<ThemeTokens> {}
}

import { createThemeSheet } from './createThemeSheet';
import { themes } from './registry';

/** The style sheet of all themes. The build runs this module and writes the text to a file; no browser code imports it. */
export const themeSheet = createThemeSheet(themes);

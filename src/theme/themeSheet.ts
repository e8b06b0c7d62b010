import { createThemeSheet } from './createThemeSheet';
import { themes } from './registry';

/** The style sheet of all themes. The build runs this module and writes the result to a file; browser code does not import it. */
export const themeSheet = createThemeSheet(themes);

import { createMaterialSheet } from './createThemeSheet';
import { themes } from './registry';

/** The variables of Material UI components in all themes. The production build replaces this module by its value. */
export const materialSheet = createMaterialSheet(themes);

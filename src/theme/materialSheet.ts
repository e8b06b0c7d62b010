import { createMaterialSheet } from './createThemeSheet';
import { themes } from './registry';

/** The variables of Material's components in all themes. Built for production, this module is replaced by its own value. */
export const materialSheet = createMaterialSheet(themes);

import { createBrowserTheme } from './createBrowserTheme';

/** The browser's single MUI theme. Its overrides of Material UI components are added by `materialStyles.ts`. */
export const browserTheme = createBrowserTheme();

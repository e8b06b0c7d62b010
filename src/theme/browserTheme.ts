import { createBrowserTheme } from './createBrowserTheme';

/** The one theme of the browser. What it says of Material's components comes with `materialStyles.ts`. */
export const browserTheme = createBrowserTheme();

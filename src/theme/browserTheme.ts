import { createBrowserTheme } from './createBrowserTheme';

/** The one theme of the browser. What it says of Material's components comes with `materialLook.ts`. */
export const browserTheme = createBrowserTheme();

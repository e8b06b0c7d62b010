import { existsSync } from 'node:fs';

/** The headless shell is Chromium's engine without the browser around it: opening a page takes half the CPU time. */
export type BrowserKind = 'full' | 'shell';

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
];
const shells = ['/usr/bin/chromium-headless-shell'];

/**
 * The Chromium for the journeys: CHROMIUM_PATH or the usual places; undefined when there is none. The headless shell is
 * only used where it is enough and installed, and not with BROWSER=full.
 */
export function findBrowser(kind: BrowserKind = 'full'): string | undefined {
  const configured = process.env.CHROMIUM_PATH;
  if (configured) return existsSync(configured) ? configured : undefined;
  const withShells = kind === 'shell' && process.env.BROWSER !== 'full';
  return [...(withShells ? shells : []), ...places].find((place) => existsSync(place));
}

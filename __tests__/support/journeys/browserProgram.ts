import { findBrowser, type BrowserKind } from './findBrowser';

/** The launch options of every browser that journeys and measurements start. */
export function browserProgram(kind: BrowserKind = 'full') {
  const executablePath = findBrowser(kind);
  if (!executablePath) throw new Error('No Chromium was found.');
  const args = [
    '--no-sandbox',
    '--disable-gpu',
    // Containers give /dev/shm little space, and a renderer that fills it crashes.
    '--disable-dev-shm-usage',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ];
  return { executablePath, args };
}

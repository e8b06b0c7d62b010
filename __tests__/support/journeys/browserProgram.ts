import { findBrowser } from './findBrowser';

/** The launch options of every browser that journeys and measurements start. */
export function browserProgram() {
  const executablePath = findBrowser();
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

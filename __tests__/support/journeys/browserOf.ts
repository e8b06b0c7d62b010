import path from 'node:path';
import type { BrowserKind } from './findBrowser';

/**
 * Journeys in the full browser. The others use the headless shell, which requests no icon of the site and loads lazy
 * images from farther away.
 */
const fullBrowserJourneys: readonly string[] = [
  // The full browser reports an icon that is missing.
  'navigation',
];

/** The browser of a journey's test file. */
export const browserOf = (testFile = ''): BrowserKind =>
  fullBrowserJourneys.includes(path.basename(testFile, '.test.ts')) ? 'full' : 'shell';

import { makeSeededData } from '../support/journeys/seededData';
import { countSites, publishSites } from '../support/journeys/workerSite';
import globalTeardown from './globalTeardown';
import { startSite, type Site } from './startSite';

declare global {
  var journeySites: Site[];
  /** Seeded data created for this run only. */
  var ownSeededData: string | undefined;
}

/**
 * A site for each of Jest's workers, which its journeys share; each has its own browser context, so their storages are
 * separate.
 */
export default async function globalSetup({ maxWorkers }: { maxWorkers: number }): Promise<void> {
  globalThis.journeySites = [];
  try {
    if (!process.env.SEEDED_DATA) {
      globalThis.ownSeededData = await makeSeededData();
      process.env.SEEDED_DATA = globalThis.ownSeededData;
    }
    while (globalThis.journeySites.length < countSites(maxWorkers))
      globalThis.journeySites.push(await startSite({ RATE_LIMIT_FACTOR: '1000' }));
  } catch (error) {
    // Jest does not call it after a failed setup.
    await globalTeardown();
    throw error;
  }
  publishSites(globalThis.journeySites);
}

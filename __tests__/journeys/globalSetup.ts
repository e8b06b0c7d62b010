import { startSite, type Site } from './startSite';

declare global {
  var journeySite: Site | undefined;
}

/** One site for all journeys; each has its own browser context, so their storages are separate. */
export default async function globalSetup(): Promise<void> {
  globalThis.journeySite = await startSite({ RATE_LIMIT_FACTOR: '1000' });
  process.env.JOURNEY_ORIGIN = globalThis.journeySite.origin;
  process.env.JOURNEY_DATA = globalThis.journeySite.data;
}

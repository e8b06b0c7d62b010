import { removeSeededData } from '../support/journeys/seededData';

export default async function globalTeardown(): Promise<void> {
  await Promise.all(globalThis.journeySites.map(async (site) => site.stop()));
  if (globalThis.ownSeededData) removeSeededData(globalThis.ownSeededData);
}

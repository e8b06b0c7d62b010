import type { SiteSettings } from '../../../contract/siteSettings';
import type { Database } from '../database/tables';
import { createSettingsRepository } from './settingsRepository';
import { parseSiteSettings } from './siteSettingsCodec';

export type ReadSiteSettings = () => Promise<SiteSettings>;

/** Cache lifetime in milliseconds: a change reaches every node within a second. */
const lifetime = 1000;

/** Caches the site settings for code that reads them on every request. If the database fails, the last value is used. */
export function createSiteSettingsCache(database: Database): ReadSiteSettings {
  const repository = createSettingsRepository(database);
  let last: SiteSettings | undefined;
  let cached: Promise<SiteSettings> | undefined;
  let until = 0;

  const read = async () => {
    try {
      last = parseSiteSettings(await repository.findSite());
    } catch {
      until = 0;
    }
    return last ?? parseSiteSettings({});
  };

  return () => {
    const now = performance.now();
    if (cached === undefined || now >= until) {
      until = now + lifetime;
      cached = read();
    }
    return cached;
  };
}

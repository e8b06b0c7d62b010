import type { SiteSettings } from '../../contract/siteSettings';
import type { Database } from '../database/tables';
import { createSettingsRepository } from './settingsRepository';
import { parseSiteSettings } from './siteSettingsCodec';

export type ReadSiteSettings = () => Promise<SiteSettings>;

/** Milliseconds a node goes on with what it has read: a change reaches all of them within a second. */
const lifetime = 1000;

/** The site's settings for what asks at every request. While the database does not answer, the last ones hold. */
export function createSiteSettingsCache(database: Database): ReadSiteSettings {
  const repository = createSettingsRepository(database);
  let last: SiteSettings | undefined;
  let asked: Promise<SiteSettings> | undefined;
  let until = 0;

  const ask = async () => {
    try {
      last = parseSiteSettings(await repository.find('site'));
    } catch {
      until = 0;
    }
    return last ?? parseSiteSettings({});
  };

  return () => {
    const now = performance.now();
    if (asked === undefined || now >= until) {
      until = now + lifetime;
      asked = ask();
    }
    return asked;
  };
}

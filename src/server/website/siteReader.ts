import type { SiteSettings } from '../../contract/siteSettings';
import type { Database } from '../database/tables';
import { createSettingsRepository } from './settingsRepository';
import { readStoredSettings } from './storedSettings';

export type ReadSite = () => Promise<SiteSettings>;

/** Milliseconds a node goes on with what it has read: a change reaches all of them within a second. */
const lifetime = 1000;

/** The site's settings for what asks at every request. While the database does not answer, the last ones hold. */
export function createSiteReader(database: Database): ReadSite {
  const repository = createSettingsRepository(database);
  let last: SiteSettings | undefined;
  let asked: Promise<SiteSettings> | undefined;
  let until = 0;

  const ask = async () => {
    try {
      last = readStoredSettings(await repository.find('site'));
    } catch {
      until = 0;
    }
    return last ?? readStoredSettings({});
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

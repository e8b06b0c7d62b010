import type { PlatformServices } from '../../platform/services';
import { RequestError } from '../../platform/errors/requestError';
import { createSettingsRepository } from '../../platform/website/settingsRepository';
import { buildSiteConfiguration } from '../../platform/website/siteConfiguration';

/** @throws RequestError (403) while registration is closed. */
export async function requireOpenRegistration({
  config,
  database,
}: Pick<PlatformServices, 'config' | 'database'>): Promise<void> {
  const stored = await createSettingsRepository(database).findSite();
  const { registrationOpen } = buildSiteConfiguration(stored, config);
  if (!registrationOpen) throw new RequestError(403, 'registrationClosed');
}

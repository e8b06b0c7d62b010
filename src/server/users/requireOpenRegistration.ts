import type { AppServices } from '../appServices';
import { RequestError } from '../errors/requestError';
import { createSettingsRepository } from '../website/settingsRepository';
import { buildSiteConfiguration } from '../website/siteConfiguration';

/** @throws RequestError (403) while registration is closed. */
export async function requireOpenRegistration({ config, database }: AppServices): Promise<void> {
  const stored = await createSettingsRepository(database).find('site');
  const { registrationOpen } = buildSiteConfiguration(stored, config);
  if (!registrationOpen) throw new RequestError(403, 'registrationClosed');
}

import type {
  Partner,
  RecordsSiteAddresses,
  SiteConfiguration,
} from '../../../contract/schemas/website';
import type { AppConfig } from '../settings/appDependencies';
import { readMeasurementId } from './analyticsSources';

/** Default paths on the records site, used when only its base URL is configured. */
const defaultPaths: Required<RecordsSiteAddresses> = {
  dashboard: '/dashboard',
  myProofs: '/my-proofs',
  myTeam: '/my-team',
  myFriends: '/my-friends',
  publicProfile: '/profile',
  messages: '/messages',
  lostPositions: '/lost-positions',
};

/**
 * Merges the stored setting `site` (`{ partners, recordsSite, registrationOpen }`, all optional) with the environment's settings.
 * URLs that are not http or https are dropped, because the client links to them unchecked.
 */
export function buildSiteConfiguration(
  stored: unknown,
  config: Pick<AppConfig, 'recordsSiteUrl' | 'analyticsId'>,
): SiteConfiguration {
  const site = asRecord(stored);
  const analyticsId = readMeasurementId(site.analyticsId, config.analyticsId);
  return {
    partners: Array.isArray(site.partners) ? site.partners.flatMap(readPartner) : [],
    recordsSite: readAddresses(asRecord(site.recordsSite), config.recordsSiteUrl),
    registrationOpen: site.registrationOpen !== false,
    ...(analyticsId ? { analyticsId } : {}),
  };
}

function readPartner(value: unknown): Partner[] {
  const { name, url, description } = asRecord(value);
  const address = webAddress(url);
  if (typeof name !== 'string' || name === '' || address === undefined) return [];
  return [{ name, url: address, ...(typeof description === 'string' ? { description } : {}) }];
}

function readAddresses(stored: Record<string, unknown>, base: string | undefined) {
  const entries = Object.entries(defaultPaths).flatMap(([name, path]) => {
    const own = Object.hasOwn(stored, name) ? stored[name] : base && path;
    const address = webAddress(own, base);
    return address === undefined ? [] : [[name, address]];
  });
  const addresses: RecordsSiteAddresses = Object.fromEntries(entries);
  return addresses;
}

function webAddress(value: unknown, base?: string): string | undefined {
  if (typeof value !== 'string' || value === '') return undefined;
  if (!URL.canParse(value, base)) return undefined;
  const url = new URL(value, base);
  return ['http:', 'https:'].includes(url.protocol) ? url.href : undefined;
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

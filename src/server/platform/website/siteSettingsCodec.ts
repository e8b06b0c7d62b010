import { site } from '../../../config/site';
import { isLanguage } from '../../../contract/languages';
import { recordSettings, recordsPages, type SiteSettings } from '../../../contract/siteSettings';
import { limitTable } from '../rateLimits/limitTable';

/** Parses the stored setting `site`, tolerating any content: missing or invalid values count as not set. */
export function parseSiteSettings(stored: unknown): SiteSettings {
  const given = asRecord(stored);
  const limits = asRecord(given.limits);
  const records = asRecord(given.records);
  const partners = Array.isArray(given.partners) ? given.partners.map(asRecord) : [];
  const addresses = asRecord(given.recordsSite);
  return {
    name: asText(given.name) || site.name,
    descriptions: Object.fromEntries(
      Object.entries(asRecord(given.descriptions)).flatMap(([language, words]) =>
        isLanguage(language) && asText(words) ? [[language, asText(words)]] : [],
      ),
    ),
    keywords: asText(given.keywords) || site.keywords,
    socialImage: asText(given.socialImage) || site.socialImage,
    statisticsShown: given.statisticsShown !== false,
    partners: partners.map(({ name, url, description }) => ({
      name: asText(name),
      url: asText(url),
      description: asText(description),
    })),
    recordsSite: Object.fromEntries(
      recordsPages.flatMap((page) =>
        asText(addresses[page]) ? [[page, asText(addresses[page])]] : [],
      ),
    ),
    registrationOpen: given.registrationOpen !== false,
    analyticsId: asText(given.analyticsId),
    limits: {
      factor: asNumber(limits.factor) ?? 1,
      comments: asNumber(limits.comments) ?? limitTable.commentsPerAccount.uses,
    },
    records: {
      unprovedLimit: asCount(records.unprovedLimit) ?? recordSettings.unprovedLimit,
      secondModeratorFrom:
        asCount(records.secondModeratorFrom) ?? recordSettings.secondModeratorFrom,
    },
  };
}

/** The stored form. Empty texts are omitted, so that they count as not set. */
export function serializeSiteSettings(settings: SiteSettings): Record<string, unknown> {
  const filled = (texts: object) =>
    Object.fromEntries(Object.entries(texts).filter(([, value]) => value !== ''));
  return {
    ...filled(settings),
    descriptions: filled(settings.descriptions),
    recordsSite: filled(settings.recordsSite),
    partners: settings.partners.map(filled),
  };
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : '');
const asNumber = (value: unknown): number | undefined =>
  typeof value === 'number' && value > 0 ? value : undefined;
/** 0 switches something off. */
const asCount = (value: unknown): number | undefined => (value === 0 ? 0 : asNumber(value));

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

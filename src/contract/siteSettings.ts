import { isMeasurementId } from './analytics';
import { visibleLength } from './commentRules';
import type { Language } from './languages';

/** Pages of the records site whose URLs can be configured. */
export const recordsPages = [
  'dashboard',
  'myProofs',
  'myTeam',
  'myFriends',
  'publicProfile',
  'messages',
  'lostPositions',
] as const;
export type RecordsPage = (typeof recordsPages)[number];

export interface SitePartner {
  name: string;
  url: string;
  description: string;
}

/** Settings of super administrators. An empty text means the default. */
export interface SiteSettings {
  name: string;
  /** The home page's meta description. */
  descriptions: Partial<Record<Language, string>>;
  keywords: string;
  /** A path on this site, or an absolute URL. */
  socialImage: string;
  statisticsShown: boolean;
  partners: SitePartner[];
  recordsSite: Partial<Record<RecordsPage, string>>;
  registrationOpen: boolean;
  analyticsId: string;
  limits: {
    /** Multiplies every rate limit. */
    factor: number;
    /** Comments one member may write within ten minutes. */
    comments: number;
  };
  records: {
    /** Unproved scores with which a member may not post others without their proof; 0 for any number. */
    unprovedLimit: number;
    /** Scores of a chart from which a new first place needs two moderators; 0 for never. */
    secondModeratorFrom: number;
  };
}

export const recordSettings: SiteSettings['records'] = {
  unprovedLimit: 30,
  secondModeratorFrom: 10,
};

export const siteSettingsLimits = {
  name: 60,
  text: 300,
  address: 500,
  partners: 30,
  factor: { min: 0.1, max: 100 },
  comments: { min: 1, max: 1000 },
  unprovedLimit: { min: 1, max: 1000 },
  secondModeratorFrom: { min: 2, max: 10_000 },
} as const;

export type SiteRule = 'required' | 'tooLong' | 'address' | 'image' | 'analytics' | 'number';
export interface SiteViolation {
  /** `partners.0.url` */
  field: string;
  rule: SiteRule;
}

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}

const text = (field: string, value: string, max: number): SiteViolation[] =>
  value.length > max ? [{ field, rule: 'tooLong' }] : [];
const required = (field: string, value: string, max: number): SiteViolation[] =>
  visibleLength(value) === 0 ? [{ field, rule: 'required' }] : text(field, value, max);
const address = (field: string, value: string): SiteViolation[] => {
  if (value.length > siteSettingsLimits.address) return [{ field, rule: 'tooLong' }];
  return isWebAddress(value) ? [] : [{ field, rule: 'address' }];
};
const within = (field: string, value: number, { min, max }: { min: number; max: number }) =>
  value >= min && value <= max ? [] : [{ field, rule: 'number' } as const];
const wholeWithin = (field: string, value: number, range: { min: number; max: number }) =>
  within(field, Number.isInteger(value) ? value : NaN, range);

/** The invalid settings, with reasons. */
export function siteViolations(settings: SiteSettings): SiteViolation[] {
  const { name, keywords, socialImage, analyticsId, limits, partners, records } = settings;
  const ownPicture = /^\/(?!\/)[\w./-]*$/.test(socialImage);
  return [
    ...required('name', name, siteSettingsLimits.name),
    ...Object.entries(settings.descriptions).flatMap(([language, words]) =>
      text(`descriptions.${language}`, words, siteSettingsLimits.text),
    ),
    ...text('keywords', keywords, siteSettingsLimits.text),
    ...(socialImage === '' || ownPicture || isWebAddress(socialImage)
      ? text('socialImage', socialImage, siteSettingsLimits.address)
      : [{ field: 'socialImage', rule: 'image' } as const]),
    ...partners.flatMap((partner, index) => [
      ...required(`partners.${index}.name`, partner.name, siteSettingsLimits.name),
      ...address(`partners.${index}.url`, partner.url),
      ...text(`partners.${index}.description`, partner.description, siteSettingsLimits.text),
    ]),
    ...Object.entries(settings.recordsSite).flatMap(([page, url]) =>
      url === '' ? [] : address(`recordsSite.${page}`, url),
    ),
    ...(analyticsId === '' || isMeasurementId(analyticsId)
      ? []
      : [{ field: 'analyticsId', rule: 'analytics' } as const]),
    ...within('limits.factor', limits.factor, siteSettingsLimits.factor),
    ...wholeWithin('limits.comments', limits.comments, siteSettingsLimits.comments),
    ...(['unprovedLimit', 'secondModeratorFrom'] as const).flatMap((name) =>
      records[name] === 0
        ? []
        : wholeWithin(`records.${name}`, records[name], siteSettingsLimits[name]),
    ),
  ];
}

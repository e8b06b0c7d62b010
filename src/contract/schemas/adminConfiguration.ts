import { Type, type Static, type TString } from '@sinclair/typebox';
import { languages } from '../languages';
import { recordsPages, siteSettingsLimits } from '../siteSettings';
import { largestId } from '../parseId';
import { closed, nullable } from './valueTypes';

const textsBy = <Name extends string>(names: readonly Name[]) =>
  Type.Partial(
    Type.Object(
      Object.fromEntries(names.map((name) => [name, Type.String()])) as Record<Name, TString>,
      closed,
    ),
  );

/** See `SiteSettings`; `siteViolations` validates the values. */
export const SiteSettingsBody = Type.Object(
  {
    name: Type.String(),
    descriptions: textsBy(languages),
    keywords: Type.String(),
    socialImage: Type.String(),
    statisticsShown: Type.Boolean(),
    partners: Type.Array(
      Type.Object({ name: Type.String(), url: Type.String(), description: Type.String() }, closed),
      { maxItems: siteSettingsLimits.partners },
    ),
    recordsSite: textsBy(recordsPages),
    registrationOpen: Type.Boolean(),
    analyticsId: Type.String(),
    limits: Type.Object({ factor: Type.Number(), comments: Type.Number() }, closed),
    records: Type.Object(
      { unprovedLimit: Type.Number(), secondModeratorFrom: Type.Number() },
      closed,
    ),
  },
  closed,
);

const siteVersion = Type.Integer({ minimum: 0, maximum: largestId });

/** `version` is the version the change is based on; if there is a newer one, the change is rejected (409). */
export const SiteChange = Type.Object({ version: siteVersion, settings: SiteSettingsBody }, closed);
export type SiteChange = Static<typeof SiteChange>;
export const SiteRestoring = Type.Object({ version: siteVersion }, closed);

/** Who saved a version and when; both null for the initial one. */
export const SiteVersion = Type.Object({
  version: Type.Integer(),
  savedAt: nullable<string>(Type.String()),
  savedBy: nullable<string>(Type.String()),
  restoredFrom: nullable<number>(Type.Integer()),
});
export type SiteVersion = Static<typeof SiteVersion>;

export const SiteState = Type.Composite([SiteVersion, Type.Object({ settings: SiteSettingsBody })]);
export type SiteState = Static<typeof SiteState>;

/** Newest first. */
export const SiteHistory = Type.Object({ items: Type.Array(SiteVersion) });
export type SiteHistory = Static<typeof SiteHistory>;

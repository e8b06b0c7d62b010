import type { SiteRule, SiteSettings } from '../../../contract/siteSettings';

/** What the parts of the form share. */
export interface SiteForm {
  settings: SiteSettings;
  change: (changes: Partial<SiteSettings>) => void;
  /** Why a field cannot be saved, in words; undefined for a good one. */
  errorOf: (field: string) => string | undefined;
}

export type SiteErrors = ReadonlyMap<string, SiteRule>;

import type { SiteRule, SiteSettings } from '../../contract/siteSettings';

/** The props shared by the parts of the form. */
export interface SiteForm {
  settings: SiteSettings;
  change: (changes: Partial<SiteSettings>) => void;
  /** The error message of a field; undefined if it is valid. */
  errorOf: (field: string) => string | undefined;
}

export type SiteErrors = ReadonlyMap<string, SiteRule>;

/** An empty field is no number: 0 may mean something. */
export const numberIn = (text: string): number => (text.trim() === '' ? NaN : Number(text));

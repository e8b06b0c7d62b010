import { countryCodes } from '../contract/countries';
import { languageTags, type Language } from '../contract/languages';

/** The country with most speakers of a language: a first choice for its readers. */
export const usualCountry = (language: Language): string =>
  new Intl.Locale(languageTags[language]).maximize().region ?? 'FR';

const made = new Map<Language, { value: string; label: string }[]>();

/** All countries with their names in a language, by name. */
export function countryOptions(language: Language): { value: string; label: string }[] {
  const known = made.get(language);
  if (known) return known;
  const tag = languageTags[language];
  const names = new Intl.DisplayNames(tag, { type: 'region' });
  const { compare } = new Intl.Collator(tag);
  const options = countryCodes
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .toSorted((a, b) => compare(a.label, b.label));
  made.set(language, options);
  return options;
}

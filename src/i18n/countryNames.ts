import { countryCodes } from '../contract/countries';
import { languageTags, type Language } from '../contract/languages';
import { namesOf } from './countryName';

/** The country with most speakers of a language: a first choice for its readers. */
export const usualCountry = (language: Language): string =>
  new Intl.Locale(languageTags[language]).maximize().region ?? 'FR';

type Country = { value: string; label: string };

const made = new Map<Language, Country[]>();

/** All countries with their names in a language, by name; with the one that is chosen, whatever it is. */
export function countryOptions(language: Language, chosen = ''): Country[] {
  const options = allCountries(language);
  if (chosen === '' || options.some(({ value }) => value === chosen)) return options;
  return [...options, { value: chosen, label: namesOf(language).of(chosen) ?? chosen }];
}

function allCountries(language: Language): Country[] {
  const options = made.get(language);
  if (options) return options;
  const tag = languageTags[language];
  const names = namesOf(language);
  const { compare } = new Intl.Collator(tag);
  const countries = countryCodes
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .toSorted((a, b) => compare(a.label, b.label));
  made.set(language, countries);
  return countries;
}

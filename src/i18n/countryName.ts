import { languageTags, type Language } from '../contract/languages';
import { formatOnce } from './printedFormats';

const made = new Map<Language, Intl.DisplayNames>();

/** The names of all countries in a language. */
export function namesOf(language: Language): Intl.DisplayNames {
  const known = made.get(language);
  if (known) return known;
  const names = new Intl.DisplayNames(languageTags[language], { type: 'region' });
  made.set(language, names);
  return names;
}

/** The name of a country; its code where the browser has none. */
export const countryName = (code: string, language: Language): string =>
  formatOnce(`${languageTags[language]} country ${code}`, () => namesOf(language).of(code) ?? code);

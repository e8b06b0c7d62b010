import { languages, type Language } from '../../contract/languages';

type Translations = Readonly<Partial<Record<Language, unknown>>>;

/** The language an editor opens with: the user's, if the document has it or has no text yet; otherwise its first. */
export function firstLanguage(translations: Translations, own: Language): Language {
  const written = languages.filter((language) => translations[language]);
  return written.length === 0 || written.includes(own) ? own : (written[0] ?? own);
}

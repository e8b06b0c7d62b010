import { languageTags, type Language } from '../../contract/languages';

/** The name of a language in another language: French, francés, フランス語. */
export function languageName(named: Language, reader: Language): string {
  const names = new Intl.DisplayNames([languageTags[reader]], { type: 'language' });
  return names.of(languageTags[named]) ?? languageTags[named];
}

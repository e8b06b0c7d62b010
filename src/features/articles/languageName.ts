import { languageTags, type Language } from '../../contract/languages';

/** What a language is called in another one: French, francés, フランス語. */
export function languageName(named: Language, reader: Language): string {
  const names = new Intl.DisplayNames([languageTags[reader]], { type: 'language' });
  return names.of(languageTags[named]) ?? languageTags[named];
}

import { use } from 'react';
import type { Language } from '../contract/languages';

/**
 * Creates a hook that returns the texts of a third-party component in the current language. It suspends until they are loaded; if that
 * fails, the component uses its built-in English.
 */
export function createLazyTexts<Texts extends object>(
  load: (language: Language) => Promise<Texts>,
) {
  const loaded = new Map<Language, Partial<Texts>>();
  const loading = new Map<Language, Promise<Partial<Texts>>>();
  const begin = (language: Language) => {
    const texts = load(language)
      .catch((): Partial<Texts> => ({}))
      .then((words) => {
        loaded.set(language, words);
        return words;
      });
    loading.set(language, texts);
    return texts;
  };
  return (language: Language): Partial<Texts> =>
    loaded.get(language) ?? use(loading.get(language) ?? begin(language));
}

import { use } from 'react';
import type { Language } from '../../contract/languages';

/**
 * A hook that gives the words of somebody else's component in the reader's language; the screen waits for them once. Without them
 * it still works, in the component's own English.
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

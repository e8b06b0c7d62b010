import LanguageDetector, { type DetectorOptions } from 'i18next-browser-languagedetector';
import { fallbackLanguage, isLanguage, matchLanguage } from '../contract/languages';
import { splitLanguagePrefix } from '../contract/routes';
import { readStoredLanguage, storeLanguage } from './storedLanguage';

/** The language prefix of the URL, if any. */
const prefixLanguage = (): string | undefined => {
  const split = splitLanguagePrefix(globalThis.location.pathname);
  return split.kind === 'unprefixed' ? undefined : split.language;
};

/** The detection order, highest priority first, and where a choice is stored. */
export const detectionOptions: DetectorOptions = {
  order: ['prefix', 'stored', 'navigator', 'fallback'],
  caches: ['stored'],
  convertDetectedLanguage: (tag) => matchLanguage(tag) ?? tag,
};

export function createLanguageDetector(): LanguageDetector {
  const detector = new LanguageDetector();
  detector.addDetector({ name: 'prefix', lookup: prefixLanguage });
  detector.addDetector({
    name: 'stored',
    lookup: readStoredLanguage,
    cacheUserLanguage: (language) => {
      if (isLanguage(language)) storeLanguage(language);
    },
  });
  detector.addDetector({ name: 'fallback', lookup: () => fallbackLanguage });
  return detector;
}

import { createInstance, type i18n as I18n, type Resource } from 'i18next';
import resourcesToBackend from 'i18next-resources-to-backend';
import { initReactI18next } from 'react-i18next';
import { isLanguage, languageTags, type Language } from '../contract/languages';
import { splitLanguagePrefix } from '../contract/routes';
import { i18nOptions } from './i18nOptions';
import { loadResources } from './loadResources';
import { siteName } from './siteName';
import { readStoredLanguage, storeLanguage } from './storedLanguage';

export type I18nOptions = {
  /** If set, this language is used and nothing is detected or stored. */
  language?: Language;
  /** Preloaded texts; if set, the core namespaces are not loaded. */
  resources?: Resource;
};

/** Sets the document's `lang`, from which screen readers choose a voice and the browser a font. */
const markDocument = (language: string): void => {
  if (typeof document === 'undefined' || !isLanguage(language)) return;
  document.documentElement.lang = languageTags[language];
};

/** Whether the language was not chosen: offline, the service worker redirects a document to the language that is available. */
const isMakeshift = (): boolean =>
  document.getElementById('offline-files') !== null &&
  readStoredLanguage() !== undefined &&
  performance
    .getEntriesByType('navigation')
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.redirectCount > 0);

/** Loads the detector on demand: only URLs without a language need it, and the server redirects most of those. */
async function startDetection(instance: I18n): Promise<object> {
  const { createLanguageDetector, detectionOptions } = await import('./languageDetection');
  instance.use(createLanguageDetector());
  return detectionOptions;
}

/** Creates an i18next instance. Resolves once the core texts are loaded; exactly one language is loaded at a time. */
export async function createI18n(options: I18nOptions = {}): Promise<I18n> {
  const instance = createInstance();
  instance.use(initReactI18next).use(resourcesToBackend(loadResources));
  const address = splitLanguagePrefix(globalThis.location?.pathname ?? '');
  const named = options.language ?? (address.kind === 'unprefixed' ? undefined : address.language);
  const start = named ? { lng: named } : { detection: await startDetection(instance) };
  instance.on('languageChanged', markDocument);
  let chosen = options.language === undefined && !isMakeshift();
  instance.on('languageChanged', (language) => {
    // Opening a URL with a language counts as choosing it.
    if (chosen && isLanguage(language)) storeLanguage(language);
    chosen = options.language === undefined;
  });
  await instance.init({
    ...i18nOptions(siteName()),
    ...start,
    ...(options.resources ? { resources: options.resources, partialBundledLanguages: true } : {}),
    initAsync: !options.resources,
  });
  return instance;
}

/** The instance's language as a Language; English until one is loaded. */
export function currentLanguage(instance: I18n): Language {
  return isLanguage(instance.language) ? instance.language : 'en';
}

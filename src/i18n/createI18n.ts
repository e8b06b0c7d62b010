import { createInstance, type i18n as I18n, type Resource } from 'i18next';
import resourcesToBackend from 'i18next-resources-to-backend';
import { initReactI18next } from 'react-i18next';
import { isLanguage, languages, languageTags, type Language } from '../contract/languages';
import { splitLanguagePrefix } from '../contract/routes';
import { loadResources } from './loadResources';
import { coreNamespaces } from './namespaces';
import { siteName } from './siteName';
import { readStoredLanguage, storeLanguage } from './storedLanguage';

export type I18nOptions = {
  /** Given: that language, and nothing is detected or stored. */
  language?: Language;
  /** Texts at hand already; with them nothing of the first screen is loaded. */
  resources?: Resource;
};

/** The page's own language attribute, by which screen readers choose a voice and the browser a font. */
const markDocument = (language: string): void => {
  if (typeof document === 'undefined' || !isLanguage(language)) return;
  document.documentElement.lang = languageTags[language];
};

/**
 * A document started without a network stands in whatever language there is: the worker leads the others to it. Nobody has chosen
 * that one then.
 */
const isMakeshift = (): boolean =>
  document.getElementById('offline-files') !== null &&
  readStoredLanguage() !== undefined &&
  performance
    .getEntriesByType('navigation')
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.redirectCount > 0);

/** Only an address without a language needs the detector, and the server redirects most of those: it is fetched for them alone. */
async function startDetection(instance: I18n): Promise<object> {
  const { createLanguageDetector, detectionOptions } = await import('./languageDetection');
  instance.use(createLanguageDetector());
  return detectionOptions;
}

/**
 * One i18next instance. Resolves when the first screen's texts are there; exactly one language is loaded at a time.
 */
export async function createI18n(options: I18nOptions = {}): Promise<I18n> {
  const instance = createInstance();
  instance.use(initReactI18next).use(resourcesToBackend(loadResources));
  const address = splitLanguagePrefix(globalThis.location?.pathname ?? '');
  const named = options.language ?? (address.kind === 'unprefixed' ? undefined : address.language);
  const start = named ? { lng: named } : { detection: await startDetection(instance) };
  instance.on('languageChanged', markDocument);
  let chosen = options.language === undefined && !isMakeshift();
  instance.on('languageChanged', (language) => {
    // A language entered is a language chosen.
    if (chosen && isLanguage(language)) storeLanguage(language);
    chosen = options.language === undefined;
  });
  await instance.init({
    ...start,
    ...(options.resources ? { resources: options.resources, partialBundledLanguages: true } : {}),
    supportedLngs: languages,
    // Codes stand in lower case in the address and in the folders' names.
    lowerCaseLng: true,
    load: 'currentOnly',
    fallbackLng: false,
    ns: coreNamespaces,
    defaultNS: 'common',
    initAsync: !options.resources,
    returnNull: false,
    interpolation: {
      // React escapes what it renders.
      escapeValue: false,
      defaultVariables: { site: siteName() },
    },
  });
  return instance;
}

/** The instance's language as one of ours; English until one is loaded. */
export function currentLanguage(instance: I18n): Language {
  return isLanguage(instance.language) ? instance.language : 'en';
}

import type { InitOptions } from 'i18next';
import { languages } from '../contract/languages';
import { coreNamespaces } from './namespaces';

/** The options that browser and server share. */
export const i18nOptions = (siteName: string): InitOptions => ({
  supportedLngs: languages,
  // Language codes are lower-case in URLs and folder names.
  lowerCaseLng: true,
  load: 'currentOnly',
  fallbackLng: false,
  ns: coreNamespaces,
  defaultNS: 'common',
  returnNull: false,
  interpolation: {
    // React escapes what it renders.
    escapeValue: false,
    defaultVariables: { site: siteName },
  },
});

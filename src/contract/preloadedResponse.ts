import { isLanguage, type Language } from './languages';

/** An API response inlined in a document, to save the first screen its requests. */
export interface PreloadedResponse {
  path: string;
  language: Language;
  body: unknown;
}

export const isPreloadedResponse = (value: unknown): value is PreloadedResponse =>
  typeof value === 'object' &&
  value !== null &&
  'path' in value &&
  typeof value.path === 'string' &&
  'language' in value &&
  typeof value.language === 'string' &&
  isLanguage(value.language) &&
  'body' in value;

import { isLanguage, type Language } from './languages';

/** An answer of the API that came inside a document, to spare the first screen its requests. */
export interface InlinedAnswer {
  path: string;
  language: Language;
  body: unknown;
}

export const isInlinedAnswer = (value: unknown): value is InlinedAnswer =>
  typeof value === 'object' &&
  value !== null &&
  'path' in value &&
  typeof value.path === 'string' &&
  'language' in value &&
  typeof value.language === 'string' &&
  isLanguage(value.language) &&
  'body' in value;

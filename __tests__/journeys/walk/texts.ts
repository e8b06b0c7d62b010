import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isLanguage, type Language } from '../../../src/contract/languages';
import { root } from '../../architecture/sourceFiles';

/** A text of the site in one language, by namespace and dotted key; empty if the key does not exist. */
export function textOf(language: Language, area: string, key: string): string {
  const file = path.join(root, 'locales', language, `${area}.json`);
  let found: unknown = JSON.parse(readFileSync(file, 'utf8'));
  for (const name of key.split('.')) {
    found = typeof found === 'object' && found !== null ? Reflect.get(found, name) : undefined;
  }
  return typeof found === 'string' ? found : '';
}

/** The language in a URL. */
export function languageOf(url: string): Language | undefined {
  const [, code] = new URL(url).pathname.split('/');
  return isLanguage(code) ? code : undefined;
}

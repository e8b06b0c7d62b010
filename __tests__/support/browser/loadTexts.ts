import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Resource, ResourceLanguage } from 'i18next';
import type { Language } from '../../../src/contract/languages';

const read = new Map<Language, ResourceLanguage>();

function readTexts(language: Language): ResourceLanguage {
  const folder = path.resolve('locales', language);
  const areas = readdirSync(folder).filter((file) => file.endsWith('.json'));
  return Object.fromEntries(
    areas.map((file) => [
      path.basename(file, '.json'),
      JSON.parse(readFileSync(path.join(folder, file), 'utf8')),
    ]),
  );
}

/** Every namespace of a language's texts from the repository, loaded at once, and read once for the tests of a file. */
export function loadTexts(...languages: Language[]): Resource {
  return Object.fromEntries(
    languages.map((language) => {
      const texts = read.get(language) ?? readTexts(language);
      read.set(language, texts);
      // A copy: an instance of i18next adds its own namespaces.
      return [language, { ...texts }];
    }),
  );
}

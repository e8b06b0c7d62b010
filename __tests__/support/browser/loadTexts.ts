import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Resource } from 'i18next';
import type { Language } from '../../../src/contract/languages';

/** Every namespace of a language's texts from the repository, loaded at once. */
export function loadTexts(...languages: Language[]): Resource {
  return Object.fromEntries(
    languages.map((language) => {
      const folder = path.resolve('locales', language);
      const areas = readdirSync(folder).filter((file) => file.endsWith('.json'));
      return [
        language,
        Object.fromEntries(
          areas.map((file) => [
            path.basename(file, '.json'),
            JSON.parse(readFileSync(path.join(folder, file), 'utf8')),
          ]),
        ),
      ];
    }),
  );
}

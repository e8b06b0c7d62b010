import { isLanguage, languages, matchLanguage, type Language } from '../contract/languages';
import { sitePaths } from '../contract/paths';
import { splitLanguagePrefix } from '../contract/routes';
import { documentFiles } from './documentParts';
import { putInCache } from './putInCache';
import { cacheNames } from './protocol';

/**
 * The documents pages start from offline, one per language, each cached with the files of its language. They belong to one
 * build: a waiting worker prepares its own without touching those of the active worker.
 */
export function createAppShells(version: string, precached: ReadonlySet<string>) {
  const cacheName = `${cacheNames.shells}-${version}`;

  const find = async (language: Language) =>
    caches.match(sitePaths.offlineShell(language), { cacheName, ignoreVary: true });

  /** @throws when the server does not send it, or sends that of another build, whose files this worker does not have. */
  async function prepare(language: Language): Promise<void> {
    if (await find(language)) return;
    const response = await fetch(sitePaths.offlineShell(language), { cache: 'no-store' });
    if (!response.ok) throw new Error(`No document for ${language}: ${response.status}.`);
    const files = documentFiles(await response.clone().text());
    const program = files.filter((file) => /\/main\.[\w-]+\.js$/.test(file));
    if (program.length === 0 || program.some((file) => !precached.has(file))) {
      throw new Error('The document belongs to another build.');
    }
    const cache = await caches.open(cacheName);
    const missing = files.filter((file) => !precached.has(file));
    const fonts = missing.filter((file) => file.endsWith('.woff2'));
    await cache.addAll(missing.filter((file) => !fonts.includes(file)));
    for (const font of fonts) await (await caches.open(cacheNames.fonts)).add(font);
    await putInCache(cacheName, sitePaths.offlineShell(language), response);
  }

  /** The languages with an app shell, in any build's cache. */
  async function known(): Promise<Language[]> {
    const found = languages.map(async (language) =>
      (await caches.match(sitePaths.offlineShell(language), { ignoreVary: true }))
        ? [language]
        : [],
    );
    return (await Promise.all(found)).flat();
  }

  return { cacheName, find, prepare, known };
}

export type AppShells = ReturnType<typeof createAppShells>;

/** The language in a URL's path. */
export function addressLanguage(url: string): Language | undefined {
  const split = splitLanguagePrefix(new URL(url).pathname);
  return split.kind === 'prefixed' ? split.language : undefined;
}

/** The supported languages among those the browser prefers. */
export const browserLanguages = (tags: readonly string[]): Language[] =>
  tags.map((tag) => matchLanguage(tag)).filter((language) => isLanguage(language));

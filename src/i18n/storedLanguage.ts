import { isLanguage, type Language } from '../contract/languages';

export const languageStorageKey = 'language';
const cookieSeconds = 31_536_000;

/** The language chosen before; undefined where there is none, or where the browser refuses to look. */
export function readStoredLanguage(): Language | undefined {
  try {
    const stored = globalThis.localStorage.getItem(languageStorageKey);
    return isLanguage(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps the choice, also as a cookie: the server redirects an address without a language by it. */
export function storeLanguage(language: Language): void {
  try {
    document.cookie = `${languageStorageKey}=${language}; Max-Age=${cookieSeconds}; Path=/; SameSite=Lax`;
    globalThis.localStorage.setItem(languageStorageKey, language);
  } catch {
    // A browser that stores nothing still shows the language of the address.
  }
}

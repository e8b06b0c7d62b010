import { isLanguage, type Language } from '../contract/languages';

export const languageStorageKey = 'language';
const cookieSeconds = 31_536_000;

/** The stored language; undefined if there is none or storage is blocked. */
export function readStoredLanguage(): Language | undefined {
  try {
    const stored = globalThis.localStorage.getItem(languageStorageKey);
    return isLanguage(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

/** Stores the language, also in a cookie, which the server uses to redirect URLs without a language. */
export function storeLanguage(language: Language): void {
  try {
    document.cookie = `${languageStorageKey}=${language}; Max-Age=${cookieSeconds}; Path=/; SameSite=Lax`;
    globalThis.localStorage.setItem(languageStorageKey, language);
  } catch {
    // Without storage, the URL's language still applies.
  }
}

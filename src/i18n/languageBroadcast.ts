import { isLanguage, type Language } from '../contract/languages';

const key = 'vgr:language:chosen';

/**
 * Informs other tabs that the user has switched the language, through a storage entry that is removed at once. The stored
 * language cannot be used for this: opening a link in another language stores it too and must not switch every tab.
 */
export function broadcastLanguage(language: Language): void {
  try {
    globalThis.localStorage.setItem(key, language);
    globalThis.localStorage.removeItem(key);
  } catch {
    // Without storage, other tabs cannot be notified.
  }
}

/** Calls back when the user switches the language in another tab. Returns a function that stops it. */
export function onLanguageBroadcast(onChosen: (language: Language) => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === key && isLanguage(event.newValue)) onChosen(event.newValue);
  };
  globalThis.addEventListener('storage', onStorage);
  return () => globalThis.removeEventListener('storage', onStorage);
}

import { isLanguage, type Language } from '../contract/languages';

const key = 'vgr:language:chosen';

/**
 * Tells the site's other tabs that a language has been chosen by hand, by an entry that is gone at once. The language that is
 * kept would not do: a link that opens in another language is kept, too, and must not turn every tab around.
 */
export function broadcastLanguage(language: Language): void {
  try {
    globalThis.localStorage.setItem(key, language);
    globalThis.localStorage.removeItem(key);
  } catch {
    // A browser that stores nothing has no way to tell.
  }
}

/** Calls back when another tab has chosen a language; returns the way to stop. */
export function onLanguageBroadcast(onChosen: (language: Language) => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === key && isLanguage(event.newValue)) onChosen(event.newValue);
  };
  globalThis.addEventListener('storage', onStorage);
  return () => globalThis.removeEventListener('storage', onStorage);
}

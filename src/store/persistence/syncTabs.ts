import { themeChangedElsewhere } from '../../state/themeSlice';
import { adoptStoredSession } from '../../api/session/adoptStoredSession';
import type { AppStore } from '../createStore';
import { storageKeys } from './storageKeys';
import { parseStored } from './storedSlice';
import { storedTheme } from './storedSlices';

const readTheme = (text: string) => {
  try {
    return storedTheme.read(parseStored(text));
  } catch {
    return undefined;
  }
};

/**
 * Synchronizes theme and session between tabs. Returns a function that stops it. The language is not synchronized: each tab
 * uses the one of its URL (i18n/languageBroadcast.ts).
 */
export function syncTabs(store: AppStore): () => void {
  const followTheme = (text: string | null) => {
    const theme = text === null ? undefined : readTheme(text);
    if (theme) store.dispatch(themeChangedElsewhere(theme));
  };
  const onStorage = ({ key, newValue }: StorageEvent) => {
    // A null key: another tab has cleared the whole storage.
    if (key === storageKeys.token || key === null) store.dispatch(adoptStoredSession());
    else if (key === storageKeys.theme) followTheme(newValue);
  };
  globalThis.addEventListener('storage', onStorage);
  return () => globalThis.removeEventListener('storage', onStorage);
}

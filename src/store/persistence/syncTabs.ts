import { themeChangedElsewhere } from '../../state/themeSlice';
import { sessionChangedElsewhere } from '../../state/authSlice';
import type { AppStore } from '../createStore';
import type { StringStorage } from './safeStorage';
import { readStoredSession } from './sessionStorageKeys';
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
export function syncTabs(store: AppStore, storage: StringStorage): () => void {
  const followTheme = (text: string | null) => {
    const theme = text === null ? undefined : readTheme(text);
    if (theme) store.dispatch(themeChangedElsewhere(theme));
  };
  const followSession = () => {
    const session = readStoredSession(storage);
    if ((session?.token ?? null) !== store.getState().auth.token) {
      store.dispatch(sessionChangedElsewhere(session));
    }
  };
  const onStorage = ({ key, newValue }: StorageEvent) => {
    // A null key: another tab has cleared the whole storage.
    if (key === storageKeys.token || key === null) followSession();
    else if (key === storageKeys.theme) followTheme(newValue);
  };
  globalThis.addEventListener('storage', onStorage);
  return () => globalThis.removeEventListener('storage', onStorage);
}

import { useSyncExternalStore } from 'react';
import { createSafeStorage } from '../../store/persistence/safeStorage';
import { storageKeys } from '../../store/persistence/storageKeys';
import { removeTagCookies } from './tagCookies';

export type Consent = 'granted' | 'denied';

const storage = createSafeStorage(() => globalThis.localStorage);
const listeners = new Set<() => void>();

/** The stored choice; null if there is none yet. */
function readConsent(): Consent | null {
  const stored = storage.getItem(storageKeys.consent);
  return stored === 'granted' || stored === 'denied' ? stored : null;
}

export function chooseConsent(consent: Consent): void {
  storage.setItem(storageKeys.consent, consent);
  for (const listener of listeners) listener();
  if (consent === 'denied') removeTagCookies();
}

/** Calls back on each change of the choice, including in another tab. */
function hearConsent(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    // A null key means that another tab has cleared the storage.
    if (key === storageKeys.consent || key === null) listener();
  };
  listeners.add(listener);
  globalThis.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    globalThis.removeEventListener('storage', onStorage);
  };
}

export const useConsent = (): Consent | null => useSyncExternalStore(hearConsent, readConsent);

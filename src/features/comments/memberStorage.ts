import { createSafeStorage } from '../../store/persistence/safeStorage';
import { storageKeys } from '../../store/persistence/storageKeys';
import { storedKeys } from '../../store/persistence/storedKeys';

/** Stores a member's unpublished texts: they survive reloads, errors, session expiry and lost connections. */
export const memberStorage = createSafeStorage(() => globalThis.localStorage);

/** Asks for confirmation before a tab is closed that alone holds drafts or unsent comments. Returns its cleanup. */
export function guardUnkept(): () => void {
  const onUnload = (event: BeforeUnloadEvent) => {
    if (memberStorage.unkept().length > 0) event.preventDefault();
  };
  // Only when needed: the listener disables the back/forward cache in Firefox.
  memberStorage.onRefused(() => globalThis.addEventListener('beforeunload', onUnload));
  return () => globalThis.removeEventListener('beforeunload', onUnload);
}

/** Deletes all unpublished texts of a member. */
export function forgetMember(member: string): void {
  for (const prefix of [storageKeys.draft, storageKeys.outbox]) {
    for (const name of storedKeys(`${prefix}${encodeURIComponent(member)}:`)) {
      memberStorage.removeItem(name);
    }
  }
}

import { createSafeStorage } from '../../store/persistence/safeStorage';
import { storageKeys } from '../../store/persistence/storageKeys';

/** Where what a member has written stays until it is published: through reloads, errors, expiry and without a network. */
export const memberStorage = createSafeStorage(() => globalThis.localStorage);

/** Asks before a tab is closed that alone holds drafts or unsent comments. Returns a function that stops. */
export function guardUnkept(): () => void {
  const onUnload = (event: BeforeUnloadEvent) => {
    if (memberStorage.unkept().length > 0) event.preventDefault();
  };
  // Only where it is needed: with a listener Firefox keeps no page for Back.
  memberStorage.onRefused(() => globalThis.addEventListener('beforeunload', onUnload));
  return () => globalThis.removeEventListener('beforeunload', onUnload);
}

/** The names under which something is kept, in this browser and for good. */
export function storedNames(prefix: string): string[] {
  try {
    return Object.keys(globalThis.localStorage).filter((name) => name.startsWith(prefix));
  } catch {
    return [];
  }
}

/** Removes everything a member has left unpublished. */
export function forgetMember(member: string): void {
  for (const prefix of [storageKeys.draft, storageKeys.outbox]) {
    for (const name of storedNames(`${prefix}${encodeURIComponent(member)}:`)) {
      memberStorage.removeItem(name);
    }
  }
}

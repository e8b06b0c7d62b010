import { createSafeStorage } from '../../../store/persistence/safeStorage';
import { storageKeys } from '../../../store/persistence/storageKeys';

const storage = createSafeStorage(() => globalThis.sessionStorage);

/** Wraps `location.reload`, so that tests can replace it. */
export const currentPage = {
  reload: () => globalThis.location.reload(),
};

/** Reloads the page with the new version, and stores a flag for `takeUpdatedNote`. */
export function reloadUpdated(): void {
  storage.setItem(storageKeys.updated, 'true');
  currentPage.reload();
}

/** Whether this page is the first of a new version; true only once. */
export function takeUpdatedNote(): boolean {
  const noted = storage.getItem(storageKeys.updated) !== null;
  if (noted) storage.removeItem(storageKeys.updated);
  return noted;
}

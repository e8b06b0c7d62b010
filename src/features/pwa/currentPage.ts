import { createSafeStorage } from '../../store/persistence/safeStorage';
import { storageKeys } from '../../store/persistence/storageKeys';

const storage = createSafeStorage(() => globalThis.sessionStorage);

/** The page as a whole. */
export const currentPage = {
  reload: () => globalThis.location.reload(),
};

/** Starts the new version, and leaves it a note to say so. */
export function reloadUpdated(): void {
  storage.setItem(storageKeys.updated, 'true');
  currentPage.reload();
}

/** Whether this page is the first of a new version; true once. */
export function takeUpdatedNote(): boolean {
  const noted = storage.getItem(storageKeys.updated) !== null;
  if (noted) storage.removeItem(storageKeys.updated);
  return noted;
}

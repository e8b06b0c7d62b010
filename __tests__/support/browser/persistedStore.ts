import { createSafeStorage, type StringStorage } from '../../../src/store/persistence/safeStorage';
import { startPersistence } from '../../../src/store/persistence/startPersistence';
import { createTestStore } from './createTestStore';

/** A store that has restored its state from a storage, as at the start of a visit. */
export async function openPersistedStore(place: StringStorage) {
  const storage = createSafeStorage(() => place);
  const store = createTestStore({ storage });
  const persistor = await startPersistence(store, storage);
  return { store, persistor };
}

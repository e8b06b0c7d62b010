import { createSafeStorage, type StringStorage } from '../../src/store/persistence/safeStorage';
import { startPersistence } from '../../src/store/persistence/startPersistence';
import { createTestStore } from './createTestStore';

/** A store that has read a storage, as after a visit's start. */
export async function openPersistedStore(place: StringStorage) {
  const storage = createSafeStorage(() => place);
  const store = createTestStore({ storage });
  const persistor = await startPersistence(store, storage);
  return { store, persistor };
}

import type { Action, Reducer } from '@reduxjs/toolkit';
import { createMigrate, PERSIST, persistReducer, type PersistedState } from 'redux-persist';
import type { StringStorage } from './safeStorage';
import { corruptKey } from './storageKeys';
import { parseStored, storedVersion, type Fields, type StoredSlice } from './storedSlice';

const withVersion = (fields: Fields, version: number) => ({
  ...fields,
  _persist: { version, rehydrated: true },
});

/** Parses, migrates and validates a stored value; throws if it is corrupt, newer or of another shape. */
const restore = async <State>(
  slice: StoredSlice<State>,
  text: string,
): Promise<PersistedState | undefined> => {
  const stored = parseStored(text);
  const version = storedVersion(stored);
  if (version > slice.version) throw new RangeError('Written by a newer version.');
  const migrate = createMigrate(
    Object.fromEntries(
      Object.entries(slice.migrations).map(([target, step]) => [
        target,
        (state) => withVersion(step({ ...state }), Number(target)),
      ]),
    ),
  );
  const migrated = await migrate(withVersion(stored, version), slice.version);
  const fields = slice.read({ ...migrated });
  if (!fields) throw new TypeError('Unexpected stored value.');
  return withVersion(fields, slice.version);
};

/** A PERSIST action without its functions, as imported into DevTools. */
const isReplayedPersist = (action: Action): boolean =>
  action.type === PERSIST && !('register' in action && typeof action.register === 'function');

/**
 * Persists one slice with redux-persist. Slices are independent: a value that is corrupt, has another shape or was written
 * by a newer version is moved aside, and only that slice starts with its defaults.
 */
export function persistSlice<State>(
  slice: StoredSlice<State>,
  reducer: Reducer<State>,
  storage: StringStorage,
): Reducer<State> {
  const place = slice.adapt?.(storage) ?? storage;
  const persisted = persistReducer<State>(
    {
      key: slice.key,
      keyPrefix: '',
      version: slice.version,
      whitelist: slice.fields,
      // No timeout: a slow disk must not overwrite good data with the defaults.
      timeout: 0,
      storage: {
        getItem: async (key: string) => place.getItem(key),
        setItem: async (key: string, value: string) => {
          if (!storage.isClosed?.()) place.setItem(key, value);
        },
        removeItem: async (key: string) => place.removeItem(key),
      },
      getStoredState: async () => {
        const text = place.getItem(slice.key);
        if (text === null) return undefined;
        try {
          return await restore(slice, text);
        } catch {
          storage.setItem(corruptKey(slice.key), text);
          return undefined;
        }
      },
    },
    reducer,
    // Hides the `_persist` field that redux-persist adds to the state's type.
  ) as Reducer<State>;
  return (state, action) =>
    isReplayedPersist(action) ? reducer(state, action) : persisted(state, action);
}

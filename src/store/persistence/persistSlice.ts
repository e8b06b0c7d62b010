import type { Action, Reducer } from '@reduxjs/toolkit';
import { createMigrate, PERSIST, persistReducer, type PersistedState } from 'redux-persist';
import type { StringStorage } from './safeStorage';
import { corruptKey } from './storageKeys';
import { parseStored, storedVersion, type Fields, type StoredSlice } from './storedSlice';

const withVersion = (fields: Fields, version: number) => ({
  ...fields,
  _persist: { version, rehydrated: true },
});

/** Migrated and checked, or undefined; throws where the value cannot be understood. */
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
  if (!fields) throw new TypeError('The stored value has another shape.');
  return withVersion(fields, slice.version);
};

/** A persist action that lost its functions on the way, as one imported into the developer tools has. */
const isReplayedPersist = (action: Action): boolean =>
  action.type === PERSIST && !('register' in action && typeof action.register === 'function');

/**
 * Lets redux-persist keep one slice. Each slice stands alone: a value that is broken, of another shape or written by a
 * newer version is set aside, and that slice alone starts afresh.
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
      // Never the defaults over good data because a disk was slow: there is no time limit.
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
    // redux-persist adds a field of its own to the state, which nobody else should know of.
  ) as Reducer<State>;
  return (state, action) =>
    isReplayedPersist(action) ? reducer(state, action) : persisted(state, action);
}

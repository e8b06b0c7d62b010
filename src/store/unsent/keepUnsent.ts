import { createPersistoid } from 'redux-persist';
import { queueSynced, type PwaState } from '../../state/pwaSlice';
import type { UnsentEntry } from '../../state/unsentEntry';
import { addAppListener } from '../addAppListener';
import type { AppStore } from '../createStore';
import { storageKeys } from '../persistence/storageKeys';
import { moveOldEntries } from './moveOldEntries';
import { selectUnsent } from './selectUnsent';
import { createUnsentStorage } from './unsentStorage';

/** Returns a function that writes to the storage what has changed in the queue. */
function createPersist(write: (entries: readonly UnsentEntry[]) => void) {
  // The part of redux-persist that follows a state and writes its fields. `persistReducer` would also restore them, before
  // the first screen, and so bring the code for them there.
  const persistoid = createPersistoid({
    key: storageKeys.unsent,
    keyPrefix: '',
    whitelist: ['unsent'],
    serialize: false,
    storage: {
      getItem: async () => null,
      setItem: async (_key: string, { unsent }: Pick<PwaState, 'unsent'>) => write(unsent),
      removeItem: async () => undefined,
    },
  });
  return (state: PwaState) => {
    persistoid.update(state);
    // Without waiting for its timer: the tab may be closed at any time.
    void persistoid.flush();
  };
}

/** The stored entries, except that only this tab knows which ones it is sending. */
const merge = (stored: readonly UnsentEntry[], own: readonly UnsentEntry[]) => {
  const sending = new Map(
    own.filter(({ status }) => status === 'sending').map((entry) => [entry.key, entry]),
  );
  return stored.map((entry) => sending.get(entry.key) ?? entry);
};

const keepers = new WeakMap<AppStore, () => void>();

/**
 * Restores the queue of unsent work and stores it from then on, in step with other tabs; further calls do nothing. Everything
 * that shows, adds or sends entries calls it first. Returns a function that adopts what other tabs have stored, for use
 * where waiting for the storage event would be too late.
 */
export function keepUnsent(store: AppStore): () => void {
  const keeper = keepers.get(store);
  if (keeper) return keeper;
  const storage = createUnsentStorage();
  const write = createPersist(storage.write);
  const persist = () => {
    // A queue that was imported into DevTools or is shown by time travel is not the member's.
    if (!store.isTravelling?.()) write(store.getState().pwa);
  };
  const sync = () => {
    if (store.isTravelling?.()) return;
    // This tab's own change must not look like a change by another one.
    persist();
    const own = selectUnsent(store.getState());
    const merged = merge(storage.read(), own);
    if (JSON.stringify(merged) !== JSON.stringify(own)) store.dispatch(queueSynced(merged));
  };
  keepers.set(store, sync);
  store.dispatch(
    addAppListener({
      predicate: (_action, now, before) => now.pwa.unsent !== before.pwa.unsent,
      effect: persist,
    }),
  );
  globalThis.addEventListener('storage', ({ key }) => {
    // A null key: another tab has cleared the whole storage.
    if (key === null || key.startsWith(storageKeys.unsent)) sync();
  });
  // A page in the back/forward cache receives no storage events.
  globalThis.addEventListener('pageshow', sync);
  moveOldEntries();
  sync();
  return sync;
}

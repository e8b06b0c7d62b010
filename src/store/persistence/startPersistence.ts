import { addListener, isAnyOf } from '@reduxjs/toolkit';
import { persistStore, type Persistor } from 'redux-persist';
import {
  accountDeleted,
  loggedIn,
  loggedOut,
  sessionExpired,
  tokensRefreshed,
} from '../../state/authSlice';
import { notificationQueued, storageRefused } from '../../state/uiSlice';
import type { AppStore } from '../createStore';
import type { SafeStorage } from './safeStorage';
import { storageKeys } from './storageKeys';

const storageNotice = 'storage-refused';

const tellThatNothingIsKept = (store: AppStore) => {
  store.dispatch(storageRefused());
  store.dispatch(
    notificationQueued({
      id: storageNotice,
      messageKey: 'errors:storageRefused',
      severity: 'warning',
    }),
  );
};

/** Replaces the notice about unsaved settings, which may be shown already. */
const tellUnkeptSession = (store: AppStore, storage: SafeStorage) => {
  if (!storage.unkept().includes(storageKeys.token)) return;
  store.dispatch(
    notificationQueued({
      id: storageNotice,
      messageKey: 'auth:login.notKept',
      severity: 'warning',
      duration: null,
    }),
  );
};

/**
 * redux-persist writes one field per timer tick, and timers of hidden tabs are delayed by up to a minute. Flush tokens at
 * once, since other tabs would refresh with the old ones, and everything when the page is left.
 */
const writeInTime = (store: AppStore, persistor: Persistor, storage: SafeStorage) => {
  store.dispatch(
    addListener({
      matcher: isAnyOf(loggedIn, tokensRefreshed, loggedOut, sessionExpired, accountDeleted),
      effect: async (action) => {
        await persistor.flush();
        if (loggedIn.match(action)) tellUnkeptSession(store, storage);
      },
    }),
  );
  globalThis.addEventListener('pagehide', () => {
    void persistor.flush();
  });
};

/**
 * Loads the stored slices into the store and persists them from then on. Resolves once they are loaded: storage is
 * synchronous, so this costs no frame and defaults never flash.
 */
export async function startPersistence(store: AppStore, storage: SafeStorage): Promise<Persistor> {
  // After the write: redux-persist flushes inside its reducer, where nothing may be dispatched.
  storage.onRefused(() => queueMicrotask(() => tellThatNothingIsKept(store)));
  const persistor = await new Promise<Persistor>((resolve) => {
    const starting: Persistor = persistStore(store, null, () => resolve(starting));
  });
  writeInTime(store, persistor, storage);
  return persistor;
}

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

/** In place of the notice about choices, which may have come with it. */
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
 * redux-persist writes one field a timer tick, and a hidden tab's timers sleep for up to a minute. Tokens must not wait:
 * other tabs would refresh with the old ones. Nor must anything be lost when the page is left.
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
 * Reads the stored slices into the store, keeps them written from then on. Resolves when
 * they are read: the storage answers at once, so this costs no frame, and no reader sees a default for a moment.
 */
export async function startPersistence(store: AppStore, storage: SafeStorage): Promise<Persistor> {
  storage.onRefused(() => tellThatNothingIsKept(store));
  const persistor = await new Promise<Persistor>((resolve) => {
    const starting: Persistor = persistStore(store, null, () => resolve(starting));
  });
  writeInTime(store, persistor, storage);
  return persistor;
}

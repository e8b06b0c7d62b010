import { configureStore, type Middleware } from '@reduxjs/toolkit';
import { FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE } from 'redux-persist';
import type { ApiExtra } from '../api/apiExtra';
import { baseApi } from '../api/baseApi';
import type { StoreTools } from './devTools/createDevTools';
import { createListeners, type StartListening } from './listeners';
import type { StringStorage } from './persistence/safeStorage';
import { createRecorder } from './recorder';
import { createRootReducer, type LazySlice, type RootState } from './rootReducer';

export type StoreOptions = {
  extra: ApiExtra;
  preloadedState?: Partial<RootState>;
  /** Storage for persisted slices; without it nothing is persisted. `startPersistence` reads it. */
  storage?: StringStorage;
  /** Starts the listeners of each feature. */
  listeners?: readonly ((startListening: StartListening) => void)[];
  middleware?: readonly Middleware[];
  /** Loaded only in browsers with Redux DevTools. */
  tools?: StoreTools | undefined;
};

/** redux-persist's actions contain functions, which are not serializable. */
const persistActions = [FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE];

// No warnings about slow checks: they depend on the machine's load and would fail tests.
const warnAfter = Number.POSITIVE_INFINITY;

export function createStore(options: StoreOptions) {
  const { extra, preloadedState, storage, listeners = [], middleware = [], tools } = options;
  const listenerMiddleware = createListeners(extra);
  for (const start of listeners) start(listenerMiddleware.startListening);
  const reducer = createRootReducer(storage);
  const recorded = createRootReducer();
  const recorder = createRecorder<RootState>(recorded);
  const store = configureStore({
    reducer,
    ...(preloadedState ? { preloadedState } : {}),
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({
        thunk: { extraArgument: extra },
        serializableCheck: { ignoredActions: persistActions, warnAfter },
        immutableCheck: { warnAfter },
      })
        .prepend(listenerMiddleware.middleware)
        .concat(baseApi.middleware, ...middleware, recorder.middleware),
    // The last enhancer is the one around the DevTools.
    enhancers: (getDefaultEnhancers) => getDefaultEnhancers().concat(tools ? [tools.enhancer] : []),
    devTools: tools?.options ?? false,
  });
  const inject = (slice: LazySlice) => {
    reducer.inject(slice);
    recorded.inject(slice);
  };
  for (const slice of tools?.slices ?? []) inject(slice);
  return Object.assign(store, {
    inject,
    recording: recorder.read,
    isTravelling: tools?.isTravelling,
  });
}

export type AppStore = ReturnType<typeof createStore>;
export type AppDispatch = AppStore['dispatch'];

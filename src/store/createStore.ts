import { configureStore, type Middleware } from '@reduxjs/toolkit';
import { FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE } from 'redux-persist';
import type { ApiExtra } from '../api/apiExtra';
import { baseApi } from '../api/baseApi';
import type { StoreTools } from './devTools/createDevTools';
import { createListeners, type StartListening } from './listeners';
import type { StringStorage } from './persistence/safeStorage';
import { createRecorder } from './recorder';
import { createRootReducer, type RootState } from './rootReducer';

export type StoreOptions = {
  extra: ApiExtra;
  preloadedState?: Partial<RootState>;
  /** Where slices are kept between visits; without it nothing is. `startPersistence` then reads it. */
  storage?: StringStorage;
  /** Reactions to facts: each feature starts its own. */
  listeners?: readonly ((startListening: StartListening) => void)[];
  middleware?: readonly Middleware[];
  /** What a browser with Redux DevTools loads for them. */
  tools?: StoreTools | undefined;
};

/** redux-persist's own actions carry functions. */
const persistActions = [FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE];

// How long the checks take says more of the machine than of the state; a busy one must not fail tests by it.
const warnAfter = Number.POSITIVE_INFINITY;

export function createStore(options: StoreOptions) {
  const { extra, preloadedState, storage, listeners = [], middleware = [], tools } = options;
  const listenerMiddleware = createListeners(extra);
  for (const start of listeners) start(listenerMiddleware.startListening);
  const recorder = createRecorder<RootState>(createRootReducer());
  const reducer = createRootReducer(storage);
  const store = configureStore({
    reducer: tools ? tools.watch(reducer) : reducer,
    ...(preloadedState ? { preloadedState } : {}),
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({
        thunk: { extraArgument: extra },
        serializableCheck: { ignoredActions: persistActions, warnAfter },
        immutableCheck: { warnAfter },
      })
        .prepend(listenerMiddleware.middleware)
        .concat(
          baseApi.middleware,
          ...middleware,
          recorder.middleware,
          ...(tools ? [tools.middleware] : []),
        ),
    devTools: tools?.options ?? false,
  });
  return Object.assign(store, { recording: recorder.read });
}

export type AppStore = ReturnType<typeof createStore>;
export type AppDispatch = AppStore['dispatch'];

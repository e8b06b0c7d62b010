import { combineReducers, type Reducer, type UnknownAction } from '@reduxjs/toolkit';
import { baseApi } from '../api/baseApi';
import { authSlice } from '../state/authSlice';
import type { draftsSlice } from '../state/draftsSlice';
import { pwaSlice } from '../state/pwaSlice';
import { themeSlice } from '../state/themeSlice';
import { uiSlice } from '../state/uiSlice';
import { persistSlice } from './persistence/persistSlice';
import type { StringStorage } from './persistence/safeStorage';
import { storedAuth, storedPwa, storedTheme, storedUi } from './persistence/storedSlices';

/** Slices that come with the pages that need them: `inject` of the store adds them. */
export type LazySlice = typeof draftsSlice;

type LazyState = {
  [Slice in LazySlice as Slice['name']]?: ReturnType<Slice['reducer']> | undefined;
};

/** The root reducer. Without a storage nothing is persisted: on the server, in tests, in a replay. */
export function createRootReducer(storage?: StringStorage) {
  const own = {
    auth: storage ? persistSlice(storedAuth, authSlice.reducer, storage) : authSlice.reducer,
    ui: storage ? persistSlice(storedUi, uiSlice.reducer, storage) : uiSlice.reducer,
    pwa: storage ? persistSlice(storedPwa, pwaSlice.reducer, storage) : pwaSlice.reducer,
    theme: storage ? persistSlice(storedTheme, themeSlice.reducer, storage) : themeSlice.reducer,
    [baseApi.reducerPath]: baseApi.reducer,
  };
  const combine = (lazy: object) => combineReducers({ ...own, ...lazy });
  type State = ReturnType<ReturnType<typeof combine>> & LazyState;
  type Root = Reducer<State, UnknownAction, Partial<State>>;
  let current: Root = combine({});
  const reducer: Root = (state, action) => current(state, action);
  return Object.assign(reducer, {
    inject: (slice: LazySlice) => {
      current = combine({ [slice.name]: slice.reducer });
      return reducer;
    },
  });
}

export type RootState = ReturnType<ReturnType<typeof createRootReducer>>;

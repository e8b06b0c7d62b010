import { combineReducers, configureStore, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { useDispatch, useSelector } from 'react-redux';
import {
  FLUSH,
  PAUSE,
  PERSIST,
  PURGE,
  REGISTER,
  REHYDRATE,
  persistReducer,
  persistStore,
} from 'redux-persist';
import { api } from './api';

const storage = {
  getItem: async (key: string) => localStorage.getItem(key),
  setItem: async (key: string, value: string) => localStorage.setItem(key, value),
  removeItem: async (key: string) => localStorage.removeItem(key),
};

const initialSession: { username: string | undefined; liked: number[] } = {
  username: undefined,
  liked: [],
};

const session = createSlice({
  name: 'session',
  initialState: initialSession,
  reducers: {
    articleLiked: (state, { payload }: PayloadAction<number>) => {
      state.liked.push(payload);
    },
  },
});

export const { articleLiked } = session.actions;

const reducer = persistReducer(
  { key: 'reference', storage, whitelist: ['session'] },
  combineReducers({ session: session.reducer, [api.reducerPath]: api.reducer }),
);

export const store = configureStore({
  reducer,
  middleware: (getDefaultMiddleware) =>
    getDefaultMiddleware({
      serializableCheck: { ignoredActions: [FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE] },
    }).concat(api.middleware),
});

export const persistor = persistStore(store);

export const useAppDispatch = useDispatch.withTypes<typeof store.dispatch>();
export const useAppSelector = useSelector.withTypes<ReturnType<typeof store.getState>>();

import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { assert, asyncProperty, constantFrom, jsonValue, oneof, string } from 'fast-check';
import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { persistStore } from 'redux-persist';
import { persistSlice } from '../../../src/store/persistence/persistSlice';
import type { StringStorage } from '../../../src/store/persistence/safeStorage';
import type { StoredSlice } from '../../../src/store/persistence/storedSlice';
import { createFakeStorage, storedText } from '../../support/browser/fakeStorage';
import { openPersistedStore } from '../../support/browser/persistedStore';

type Sizes = { small: number; large: number };

const sizes = createSlice({
  name: 'sizes',
  initialState: { small: 1, large: 2 },
  reducers: {
    grown: (state, action: PayloadAction<number>) => {
      state.small += action.payload;
    },
  },
});

const stored: StoredSlice<Sizes> = {
  key: 'sizes',
  version: 3,
  migrations: {
    2: ({ size, ...rest }) => ({ ...rest, small: size }),
    3: (fields) => ({ ...fields, large: Number(fields['small']) * 10 }),
  },
  fields: ['small', 'large'],
  read: ({ small, large }) =>
    typeof small === 'number' && typeof large === 'number' ? { small, large } : undefined,
};

const open = async (storage: StringStorage) => {
  const store = configureStore({
    reducer: combineReducers({ sizes: persistSlice(stored, sizes.reducer, storage) }),
    middleware: (getDefault) => getDefault({ serializableCheck: false }),
  });
  await new Promise<void>((resolve) => {
    persistStore(store, null, resolve);
  });
  return store;
};

test.each<[string, string, Sizes]>([
  ['the present version', storedText({ small: 5, large: 6 }, 3), { small: 5, large: 6 }],
  ['one version ago', storedText({ small: 5 }, 2), { small: 5, large: 50 }],
  ['the first version', storedText({ size: 5 }, 1), { small: 5, large: 50 }],
])('reads %s', async (_name, text, expected) => {
  const { storage, entries } = createFakeStorage({ sizes: text });
  const store = await open(storage);
  expect(store.getState().sizes).toMatchObject(expected);
  expect(entries.has('sizes:corrupt')).toBe(false);
});

test.each([
  ['cut off', '{"small":"1'],
  ['no object', '"text"'],
  ['null', 'null'],
  ['a list', '[1,2]'],
  ['a field that is no text', '{"small":1,"large":2}'],
  ['a field that is no JSON', '{"small":"x{","large":"2"}'],
  ['another shape', storedText({ small: 'one', large: 2 }, 3)],
  ['a field missing', storedText({ small: 1 }, 3)],
  ['a newer version', storedText({ small: 5, large: 6 }, 4)],
])('%s: resets to the defaults and sets the value aside', async (_name, text) => {
  const { storage, entries } = createFakeStorage({ sizes: text });
  const store = await open(storage);
  expect(store.getState().sizes).toMatchObject({ small: 1, large: 2 });
  expect(entries.get('sizes:corrupt')).toBe(text);
});

test('unknown fields are dropped', async () => {
  const { storage } = createFakeStorage({
    sizes: storedText({ small: 5, large: 6, evil: true }, 3),
  });
  expect(Object.keys((await open(storage)).getState().sizes)).not.toContain('evil');
});

test('a persist action without functions, as in an imported recording, changes nothing', async () => {
  const { storage } = createFakeStorage();
  const store = await open(storage);
  const before = store.getState();
  store.dispatch({ type: 'persist/PERSIST' });
  expect(store.getState()).toEqual(before);
  store.dispatch(sizes.actions.grown(3));
  expect(store.getState().sizes.small).toBe(4);
});

test('a replayed recording opens in a store that has persisted nothing yet', () => {
  const { storage } = createFakeStorage();
  const reducer = persistSlice(stored, sizes.reducer, storage);
  expect(reducer(undefined, { type: 'persist/PERSIST' })).toEqual({ small: 1, large: 2 });
});

test('an arbitrary value in one slice’s key affects no other slice', async () => {
  const keys = ['vgr:theme', 'vgr:ui', 'vgr:pwa', 'token', 'token_expiration'];
  const blob = oneof(
    string(),
    jsonValue().map((value) => JSON.stringify(value)),
    jsonValue().map((value) => storedText({ key: value, dismissedCards: value, isPWA: value })),
  );
  await assert(
    asyncProperty(constantFrom(...keys), blob, async (key, text) => {
      const { storage } = createFakeStorage({
        'vgr:theme': storedText({ key: 'dark' }),
        'vgr:ui': storedText({ dismissedCards: ['install'] }),
        [key]: text,
      });
      const { store } = await openPersistedStore(storage);
      const { theme, ui, auth } = store.getState();
      expect(key === 'vgr:theme' || theme.key === 'dark').toBe(true);
      expect(key === 'vgr:ui' || ui.dismissedCards[0] === 'install').toBe(true);
      expect([null, 'light', 'dark']).toContain(theme.key);
      expect(ui.dismissedCards.every((card) => typeof card === 'string')).toBe(true);
      expect(auth.token === null || typeof auth.token === 'string').toBe(true);
    }),
    { numRuns: 300 },
  );
});

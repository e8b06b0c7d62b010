import { waitFor } from '@testing-library/react';
import { loggedIn, loggedOut } from '../../../src/state/authSlice';
import { installed } from '../../../src/state/pwaSlice';
import { themeSelected } from '../../../src/state/themeSlice';
import { cardDismissed, mobileSheetOpened, sidebarToggled } from '../../../src/state/uiSlice';
import { createFakeStorage, storedText } from '../../support/browser/fakeStorage';
import { openPersistedStore } from '../../support/browser/persistedStore';

const tokens = { token: 't1', refreshToken: 'r1', tokenExpiration: 1000 };

test('a second visit restores the state of the first', async () => {
  const { storage } = createFakeStorage();
  const first = await openPersistedStore(storage);
  first.store.dispatch(themeSelected('dark'));
  first.store.dispatch(cardDismissed('install'));
  first.store.dispatch(sidebarToggled());
  first.store.dispatch(installed());
  first.store.dispatch(loggedIn({ ...tokens, user: null }));
  await first.persistor.flush();

  const { theme, ui, pwa, auth } = (await openPersistedStore(storage)).store.getState();
  expect(theme.key).toBe('dark');
  expect(ui).toMatchObject({ dismissedCards: ['install'], sidebarExpanded: false });
  expect(pwa.isPWA).toBe(true);
  expect(auth).toMatchObject(tokens);
});

test('each slice has its own key and stores no transient state', async () => {
  const { storage, entries } = createFakeStorage();
  const { store, persistor } = await openPersistedStore(storage);
  store.dispatch(mobileSheetOpened());
  await persistor.flush();
  const stored = Object.fromEntries(
    [...entries].map(([key, text]) => [key, Object.keys(JSON.parse(text)).toSorted()]),
  );
  expect(stored).toEqual({
    'vgr:theme': ['_persist', 'favourites', 'key'],
    'vgr:ui': ['_persist', 'dismissedCards'],
    'vgr:pwa': ['_persist', 'isPWA', 'offlineReady'],
  });
});

test('the state is restored before the first timer or frame', async () => {
  jest.useFakeTimers();
  try {
    const { storage } = createFakeStorage({ 'vgr:theme': storedText({ key: 'dark' }) });
    const { store } = await openPersistedStore(storage);
    expect(store.getState().theme.key).toBe('dark');
  } finally {
    jest.useRealTimers();
  }
});

test('tokens are written at once, without waiting for a timer', async () => {
  jest.useFakeTimers();
  try {
    const { storage, entries } = createFakeStorage();
    const { store } = await openPersistedStore(storage);
    store.dispatch(loggedIn({ ...tokens, user: null }));
    expect(entries.get('token')).toBe('t1');
    expect(entries.get('refresh_token')).toBe('r1');
    expect(entries.get('token_expiration')).toBe('1000');
    store.dispatch(loggedOut());
    expect(entries.has('token') || entries.has('refresh_token')).toBe(false);
  } finally {
    jest.useRealTimers();
  }
});

test('leaving the page flushes pending writes', async () => {
  jest.useFakeTimers();
  try {
    const { storage, entries } = createFakeStorage();
    const { store } = await openPersistedStore(storage);
    store.dispatch(themeSelected('dark'));
    expect(entries.get('vgr:theme') ?? '').not.toContain('dark');
    globalThis.dispatchEvent(new Event('pagehide'));
    expect(entries.get('vgr:theme')).toContain('dark');
  } finally {
    jest.useRealTimers();
  }
});

test('a browser without storage gets one warning and works', async () => {
  const fake = createFakeStorage();
  fake.behaviour.refuses = true;
  const { store, persistor } = await openPersistedStore(fake.storage);
  store.dispatch(themeSelected('dark'));
  await persistor.flush();
  await waitFor(() => expect(store.getState().ui.storageRefused).toBe(true));
  expect(store.getState().theme.key).toBe('dark');
  expect(store.getState().ui.notifications.map(({ messageKey }) => messageKey)).toEqual([
    'errors:storageRefused',
  ]);
});

test('replaces the first warning at log-in by one about the session', async () => {
  const fake = createFakeStorage();
  fake.behaviour.refuses = true;
  const { store } = await openPersistedStore(fake.storage);
  store.dispatch(loggedIn({ ...tokens, user: null }));
  await waitFor(() =>
    expect(store.getState().ui.notifications.map(({ messageKey }) => messageKey)).toEqual([
      'auth:login.notKept',
    ]),
  );
});

test('warns when storage refuses for the first time while the tokens are written', async () => {
  const fake = createFakeStorage();
  const { store, persistor } = await openPersistedStore(fake.storage);
  await persistor.flush();
  fake.behaviour.refuses = true;
  store.dispatch(loggedIn({ ...tokens, user: null }));
  await waitFor(() =>
    expect(store.getState().ui.notifications.map(({ messageKey }) => messageKey)).toEqual([
      'auth:login.notKept',
    ]),
  );
});

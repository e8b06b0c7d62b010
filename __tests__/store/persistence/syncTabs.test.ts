import { readStoredSession } from '../../../src/store/persistence/sessionStorageKeys';
import { syncTabs } from '../../../src/store/persistence/syncTabs';
import { createFakeStorage, storedText } from '../../support/browser/fakeStorage';
import { createTestStore } from '../../support/browser/createTestStore';
import { session } from '../../support/fixtures/session';

const setUp = (content = {}) => {
  const { storage } = createFakeStorage(content);
  const store = createTestStore({
    extra: { storedSession: () => readStoredSession(storage) },
    preloadedState: { auth: session() },
  });
  const stop = syncTabs(store);
  const hear = (key: string | null, newValue: string | null = null) =>
    globalThis.dispatchEvent(new StorageEvent('storage', { key, newValue }));
  return { store, stop, hear };
};

test('a theme chosen in another tab is applied', () => {
  const { store, stop, hear } = setUp();
  hear('vgr:theme', storedText({ key: 'dark' }));
  expect(store.getState().theme.key).toBe('dark');
  hear('vgr:theme', storedText({ key: null }));
  expect(store.getState().theme.key).toBeNull();
  hear('vgr:theme', storedText({ key: null, favourites: ['dark'] }));
  expect(store.getState().theme.favourites).toEqual(['dark']);
  stop();
  hear('vgr:theme', storedText({ key: 'dark' }));
  expect(store.getState().theme.key).toBeNull();
});

test.each([null, '', '{', 'null', storedText({ key: 5 })])('ignores %j', (text) => {
  const { store, stop, hear } = setUp();
  hear('vgr:theme', storedText({ key: 'dark' }));
  hear('vgr:theme', text);
  expect(store.getState().theme.key).toBe('dark');
  stop();
});

test('tokens refreshed in another tab are taken over', () => {
  const { store, stop, hear } = setUp({ token: 't2', refresh_token: 'r2', token_expiration: '9' });
  hear('token', 't2');
  expect(store.getState().auth).toMatchObject({
    token: 't2',
    refreshToken: 'r2',
    tokenExpiration: 9,
  });
  stop();
});

test.each(['token', null])('a log-out in another tab logs this one out (key %s)', (key) => {
  const { store, stop, hear } = setUp();
  hear(key);
  expect(store.getState().auth.token).toBeNull();
  stop();
});

test('an unchanged value changes nothing', () => {
  const { store, stop, hear } = setUp({ token: 'token-1' });
  const before = store.getState();
  hear('token', 'token-1');
  hear('something else', 'x');
  expect(store.getState()).toBe(before);
  stop();
});

import {
  createSessionStorageKeys,
  readStoredSession,
} from '../../../src/store/persistence/sessionStorageKeys';
import { createFakeStorage, storedText } from '../../support/browser/fakeStorage';

const three = { token: 't1', refresh_token: 'r1', token_expiration: '1000' };
const one = storedText({ token: 't1', refreshToken: 'r1', tokenExpiration: 1000 });
const two = storedText({ token: 't2', refreshToken: 'r2', tokenExpiration: 2000 });

test.each([
  [three, { token: 't1', refreshToken: 'r1', tokenExpiration: 1000 }],
  [{ token: 't1' }, { token: 't1', refreshToken: null, tokenExpiration: null }],
  [
    { token: 't1', token_expiration: 'soon' },
    { token: 't1', refreshToken: null, tokenExpiration: null },
  ],
  [{ token: '', refresh_token: 'r1' }, null],
  [{ refresh_token: 'r1', token_expiration: '1000' }, null],
])('reads %j', (content, expected) => {
  expect(readStoredSession(createFakeStorage(content).storage)).toEqual(expected);
});

test('writes and removes the three keys', () => {
  const { storage, entries } = createFakeStorage();
  const adapted = createSessionStorageKeys(storage);
  adapted.setItem('vgr:auth', one);
  expect(Object.fromEntries(entries)).toEqual(three);
  adapted.setItem('vgr:auth', storedText({ token: null, refreshToken: null }));
  expect(entries.size).toBe(0);
});

test('writes the token last, so that other tabs find the other keys in place', () => {
  const { storage, writes } = createFakeStorage();
  createSessionStorageKeys(storage).setItem('vgr:auth', one);
  expect(writes.at(-1)).toBe('token');
});

test('a tab whose session has not changed never overwrites a newer session of another tab', () => {
  const { storage, entries, writes } = createFakeStorage(three);
  const tab = createSessionStorageKeys(storage);
  expect(JSON.parse(tab.getItem('vgr:auth') ?? '')).toMatchObject({ token: '"t1"' });
  createSessionStorageKeys(storage).setItem('vgr:auth', two);
  const before = writes.length;
  tab.setItem('vgr:auth', one);
  expect(writes).toHaveLength(before);
  expect(entries.get('refresh_token')).toBe('r2');
});

test('reads null without a session', () => {
  expect(createSessionStorageKeys(createFakeStorage().storage).getItem('vgr:auth')).toBeNull();
});

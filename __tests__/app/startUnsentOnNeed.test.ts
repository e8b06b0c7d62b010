import { act, waitFor } from '@testing-library/react';
import { startUnsent } from '../../src/app/startUnsent';
import { startUnsentOnNeed } from '../../src/app/startUnsentOnNeed';
import { createI18n } from '../../src/i18n/createI18n';
import { loggedIn } from '../../src/state/authSlice';
import { entryQueued } from '../../src/state/pwaSlice';
import { storeEntry } from '../../src/store/unsent/unsentStorage';
import { loadTexts } from '../support/browser/loadTexts';
import { createTestStore } from '../support/browser/createTestStore';
import { session } from '../support/fixtures/session';
import { unsentReport } from '../support/fixtures/unsent';

let mockMissing = false;
const mockUnlessMissing = <Code>(code: Code) => {
  if (mockMissing) throw new Error('The file cannot be loaded.');
  return code;
};
const mockStop = jest.fn();
const mockStart = jest.fn(() => mockStop);
jest.mock('../../src/app/startUnsent', () => ({
  get startUnsent() {
    return mockUnlessMissing(mockStart);
  },
}));

const stops: (() => void)[] = [];
beforeEach(() => {
  mockMissing = false;
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  localStorage.clear();
  mockStart.mockClear();
});

async function start(auth = session({ token: null }), begin = startUnsentOnNeed) {
  const i18n = await createI18n({ language: 'en', resources: loadTexts('en') });
  const store = createTestStore({ preloadedState: { auth } });
  await act(async () => void stops.push(begin(store, i18n)));
  return { store, i18n };
}

const timesStarted = async () => {
  await waitFor(() => expect(startUnsent).toHaveBeenCalled());
  return mockStart.mock.calls.length;
};

test('starts nothing for a guest without unsent work', async () => {
  await start();
  await act(async () => void globalThis.dispatchEvent(new Event('online')));
  expect(mockStart).not.toHaveBeenCalled();
});

test('starts for a member, and once only', async () => {
  const { store, i18n } = await start(session());
  expect(await timesStarted()).toBe(1);
  expect(mockStart).toHaveBeenCalledWith(store, i18n);
  await act(async () => void globalThis.dispatchEvent(new Event('online')));
  expect(await timesStarted()).toBe(1);
});

test('starts when a guest logs in', async () => {
  const { store } = await start();
  const { token, refreshToken, tokenExpiration } = session();
  store.dispatch(loggedIn({ token: token ?? '', refreshToken, tokenExpiration, user: null }));
  expect(await timesStarted()).toBe(1);
});

test('starts with what is stored', async () => {
  storeEntry(unsentReport('one'));
  await start();
  expect(await timesStarted()).toBe(1);
});

test('starts with what an earlier release has stored', async () => {
  localStorage.setItem('vgr:report:1', '{}');
  await start();
  expect(await timesStarted()).toBe(1);
});

test('starts when something is queued', async () => {
  const { store } = await start();
  store.dispatch(entryQueued(unsentReport('one')));
  expect(await timesStarted()).toBe(1);
});

test('starts when another tab stores something', async () => {
  await start();
  storeEntry(unsentReport('one'));
  globalThis.dispatchEvent(new StorageEvent('storage'));
  expect(await timesStarted()).toBe(1);
});

test('tries again online after its code could not be loaded', async () => {
  mockMissing = true;
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  // Earlier tests have loaded the code.
  jest.resetModules();
  const fresh = await import('../../src/app/startUnsentOnNeed');
  await start(session(), fresh.startUnsentOnNeed);
  expect(mockStart).not.toHaveBeenCalled();
  mockMissing = false;
  globalThis.dispatchEvent(new Event('online'));
  expect(await timesStarted()).toBe(1);
});

import { readStoredSessionOnResume } from '../../../src/features/session/readStoredSessionOnResume';
import { pageResume, watchPageResume } from '../../../src/features/session/pageResume';
import type { SessionTokens } from '../../../src/state/session';
import { createTestStore } from '../../support/browser/createTestStore';
import { session } from '../../support/fixtures/session';

const mine = { token: 'token-1', refreshToken: 'refresh-1', tokenExpiration: 2_000_000_000 };
const other = { ...mine, token: 'token-2' };

const wake = (stored: SessionTokens | null | undefined) => {
  const store = createTestStore({
    listeners: [readStoredSessionOnResume],
    extra: { storedSession: () => stored },
    preloadedState: { auth: session() },
  });
  store.dispatch(pageResume({ by: 'pageshow' }));
  return store.getState().auth;
};

test.each([
  ['the same session', mine, { token: 'token-1', ending: null }],
  ['another one', other, { token: 'token-2', ending: null }],
  ['none, because another tab has logged out', null, { token: null, ending: 'elsewhere' }],
  ['nothing to be read', undefined, { token: 'token-1', ending: null }],
])('a page that resumes syncs its session when it finds %s', (_name, stored, auth) => {
  expect(wake(stored)).toMatchObject(auth);
});

test('a page that is shown, focused or online again reports a resume', () => {
  const heard: string[] = [];
  const stop = watchPageResume(({ payload }) => heard.push(payload.by));
  const events = [
    [document, 'visibilitychange'],
    [globalThis, 'focus'],
    [globalThis, 'online'],
    [globalThis, 'pageshow'],
  ] as const;
  for (const [target, name] of events) target.dispatchEvent(new Event(name));
  expect(heard).toEqual(['visibilitychange', 'focus', 'online', 'pageshow']);
  stop();
  globalThis.dispatchEvent(new Event('focus'));
  expect(heard).toHaveLength(4);
});

test('a page that moves to the background reports no resume', () => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const heard: string[] = [];
  const stop = watchPageResume(({ payload }) => heard.push(payload.by));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(heard).toEqual([]);
  stop();
});

import { announceSession } from '../../../src/features/session/sessionNotices';
import {
  accountDeleted,
  loggedIn,
  loggedOut,
  loginFailed,
  sessionChangedElsewhere,
  sessionExpired,
} from '../../../src/state/authSlice';
import {
  notificationClosed,
  notificationQueued,
  selectNotifications,
} from '../../../src/state/uiSlice';
import { createTestStore } from '../../support/browser/createTestStore';
import { session } from '../../support/fixtures/session';
import { createToken } from '../../support/fixtures/tokens';
import { ada } from '../../support/fixtures/users';

const open = (auth = session()) =>
  createTestStore({ listeners: [announceSession], preloadedState: { auth } });
const tokens = { token: 't', refreshToken: 'r', tokenExpiration: 1 };

test.each([
  [
    loggedIn({ ...tokens, user: ada }),
    {
      titleKey: 'auth:login.notice.successTitle',
      messageKey: 'auth:login.notice.welcome',
      params: { name: 'ada' },
      severity: 'success',
      duration: 5000,
    },
  ],
  [
    loginFailed({ text: 'Invalid credentials.' }),
    { titleKey: 'auth:login.notice.failedTitle', text: 'Invalid credentials.', severity: 'error' },
  ],
  [
    loginFailed({ key: 'auth:login.notice.failed' }),
    { titleKey: 'auth:login.notice.failedTitle', messageKey: 'auth:login.notice.failed' },
  ],
  [loggedOut(), { titleKey: 'session:loggedOut.title', severity: 'success' }],
  [sessionExpired(), { titleKey: 'session:expired.title', messageKey: 'session:expired.message' }],
  [accountDeleted(), { titleKey: 'profile:deleted.title' }],
])('$type shows a notice', (action, notice) => {
  const store = open();
  store.dispatch(action);
  expect(selectNotifications(store.getState())).toEqual([expect.objectContaining(notice)]);
});

test('a log-out closes passing notices of the session, and keeps those to be read', () => {
  const store = open();
  store.dispatch(notificationQueued({ messageKey: 'notices:scoresSent', severity: 'success' }));
  const kept = { id: 'kept', messageKey: 'errors:storageRefused', severity: 'warning' } as const;
  store.dispatch(notificationQueued({ ...kept, duration: null }));
  store.dispatch(loggedOut());
  expect(selectNotifications(store.getState()).map(({ id }) => id)).toEqual(['kept', 'session']);
});

test('a log-out in another tab shows no notice', () => {
  const store = open();
  store.dispatch(sessionChangedElsewhere(null));
  expect(selectNotifications(store.getState())).toEqual([]);
});

test('the end of the session shows one notice, however many requests report it', () => {
  const store = open();
  store.dispatch(sessionExpired());
  expect(selectNotifications(store.getState())).toHaveLength(1);
  store.dispatch(notificationClosed('session'));
  for (let times = 0; times < 5; times += 1) store.dispatch(sessionExpired());
  expect(selectNotifications(store.getState())).toEqual([]);
});

test.each([loginFailed({ text: 'Invalid credentials.' }), sessionExpired(), loggedOut()])(
  'a log-in replaces the notice for $type',
  (action) => {
    const store = open();
    store.dispatch(action);
    store.dispatch(loggedIn({ ...tokens, user: ada }));
    expect(selectNotifications(store.getState())).toEqual([
      expect.objectContaining({ titleKey: 'auth:login.notice.successTitle' }),
    ]);
  },
);

test('a log-in without the member in the response uses the name in the token', () => {
  const store = open();
  const token = createToken({ exp: 4600, username: 'grace' });
  store.dispatch(loggedIn({ ...tokens, token, user: null }));
  expect(selectNotifications(store.getState())).toMatchObject([{ params: { name: 'grace' } }]);
});

test('a rate-limited log-in shows how long to wait', () => {
  const store = open();
  store.dispatch(loginFailed({ text: 'Too many attempts.', retryAfter: 420 }));
  expect(selectNotifications(store.getState())).toMatchObject([{ retryAfter: 420 }]);
});

import { refreshBeforeExpiry } from '../../../src/features/session/refreshBeforeExpiry';
import { pageResume } from '../../../src/features/session/pageResume';
import { loggedIn, loggedOut, serverClockSeen } from '../../../src/state/authSlice';
import {
  notificationActionTaken,
  notificationClosed,
  selectNotifications,
} from '../../../src/state/uiSlice';
import { createTestStore } from '../../support/browser/createTestStore';
import { createFakeFetch, refused } from '../../support/browser/fakeFetch';
import { sessionReply } from '../../support/fixtures/users';

const start = Date.parse('2026-03-01T12:00:00Z');
const minute = 60_000;
const hour = 60 * minute;

beforeEach(() => {
  jest.useFakeTimers({ now: start });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** The server's clock, and its response to a refresh. */
type Server = { now: () => number; answer: () => Response | Promise<Response> };

const open = (given: Partial<Server> = {}) => {
  const server: Server = {
    now: () => Date.now(),
    answer: () => Response.json(sessionReply(undefined, { now: server.now() })),
    ...given,
  };
  const { fetch, requests } = createFakeFetch(() => server.answer());
  const store = createTestStore({ extra: { fetch }, listeners: [refreshBeforeExpiry] });
  const logIn = (seconds: number | null, refreshToken: string | null = 'refresh-1') => {
    const tokenExpiration = seconds === null ? null : start / 1000 + seconds;
    store.dispatch(loggedIn({ token: 'token-1', refreshToken, tokenExpiration, user: null }));
  };
  const notices = () => selectNotifications(store.getState()).map(({ messageKey }) => messageKey);
  return { server, store, requests, logIn, notices };
};

const pass = async (time: number) => jest.advanceTimersByTimeAsync(time);

test('a token is refreshed 30 s before it expires, and the next one an hour later', async () => {
  const { requests, logIn } = open();
  logIn(3600);
  await pass(hour - 31_000);
  expect(requests).toHaveLength(0);
  await pass(1500);
  expect(requests).toHaveLength(1);
  await pass(hour - 32_000);
  expect(requests).toHaveLength(1);
  await pass(3000);
  expect(requests).toHaveLength(2);
});

test('an expired token is refreshed at once', async () => {
  const { requests, logIn } = open();
  logIn(-100);
  await pass(0);
  expect(requests).toHaveLength(1);
});

test('a token without an expiry is refreshed once', async () => {
  const { requests, logIn } = open({ answer: () => Response.json({ token: 'x' }) });
  logIn(null);
  await pass(hour);
  expect(requests).toHaveLength(1);
});

test('without a refresh token no refresh is attempted', async () => {
  const { requests, logIn } = open();
  logIn(100, null);
  await pass(hour);
  expect(requests).toHaveLength(0);
});

test('with 30 to 120 s left, the member is warned once', async () => {
  const { store, logIn, notices } = open();
  logIn(200, null);
  await pass(minute);
  expect(notices()).toEqual([]);
  await pass(minute);
  expect(notices()).toEqual(['session:expiringEnds']);
  store.dispatch(notificationClosed('session-renewal'));
  store.dispatch(pageResume({ by: 'focus' }));
  await pass(0);
  expect(notices()).toEqual([]);
});

test('a warning about a session that renews itself says so, and can extend it at once', async () => {
  const { store, logIn, notices, requests } = open();
  logIn(100);
  await pass(0);
  const [warning] = selectNotifications(store.getState());
  expect(warning).toMatchObject({
    titleKey: 'session:expiring',
    messageKey: 'session:expiringRenewed',
    action: { name: 'extendSession', labelKey: 'session:extend' },
  });
  store.dispatch(notificationActionTaken({ id: 'session-renewal', name: 'extendSession' }));
  await pass(0);
  expect(requests).toHaveLength(1);
  expect(store.getState().auth.token).not.toBe('token-1');
  expect(notices()).toEqual(['session:refreshed.message']);
});

test('a failed extension keeps the session and is reported', async () => {
  const { server, store, logIn, notices } = open();
  server.answer = () => new Response(null, { status: 503 });
  logIn(100);
  await pass(0);
  store.dispatch(notificationActionTaken({ id: 'session-renewal', name: 'extendSession' }));
  await pass(0);
  expect(store.getState().auth.token).toBe('token-1');
  expect(notices()).toEqual(['session:kept.notAnswering']);
});

test('an automatic refresh removes the warning', async () => {
  const { logIn, notices } = open();
  logIn(100);
  await pass(0);
  expect(notices()).toEqual(['session:expiringRenewed']);
  await pass(80_000);
  expect(notices()).toEqual([]);
});

test('an outage of 90 s at the expiry causes one attempt a minute and keeps the session', async () => {
  const { server, store, requests, logIn, notices } = open();
  server.answer = () => new Response(null, { status: 503 });
  logIn(20);
  await pass(89_000);
  expect(requests).toHaveLength(2);
  expect(store.getState().auth.token).toBe('token-1');
  expect(notices()).toEqual(['session:kept.notAnswering']);
  server.answer = () => Response.json(sessionReply());
  await pass(minute);
  expect(requests).toHaveLength(3);
  expect(store.getState().auth.token).not.toBe('token-1');
});

test('offline the session is kept, and refreshed as soon as the connection returns', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { server, store, requests, logIn, notices } = open();
  server.answer = () => Promise.reject(new TypeError('Failed to fetch'));
  logIn(5);
  await pass(1000);
  expect(notices()).toEqual(['session:kept.offline']);
  expect(store.getState().auth.token).toBe('token-1');
  server.answer = () => Response.json(sessionReply());
  store.dispatch(pageResume({ by: 'online' }));
  await pass(0);
  expect(requests).toHaveLength(2);
  expect(store.getState().auth.token).not.toBe('token-1');
});

test('a rejected refresh ends the session', async () => {
  const { store, logIn } = open({ answer: () => refused(401) });
  logIn(5);
  await pass(0);
  expect(store.getState().auth.ending).toBe('expired');
});

test('waking after the expiry causes one refresh', async () => {
  const { store, requests, logIn } = open();
  logIn(3600);
  await pass(minute);
  // Timers do not run while the machine sleeps.
  jest.setSystemTime(start + 5 * hour);
  for (const by of ['visibilitychange', 'focus', 'pageshow']) store.dispatch(pageResume({ by }));
  await pass(0);
  expect(requests).toHaveLength(1);
});

test.each([
  ['an hour fast', hour],
  ['an hour slow', -hour],
  ['a year fast', 365 * 24 * hour],
  ['a year slow', -365 * 24 * hour],
])('a clock %s causes neither a loop nor a log-out', async (_name, wrong) => {
  const { store, requests, logIn } = open({ now: () => Date.now() - wrong });
  // The token of an earlier visit, which looks valid or expired depending on the clock.
  logIn(1800 - wrong / 1000);
  await pass(10 * minute);
  expect(requests.length).toBeLessThanOrEqual(1);
  expect(store.getState().auth.token).not.toBeNull();
});

test.each([
  ['fast', 365 * 24 * hour],
  ['slow', -365 * 24 * hour],
])(
  'with a clock a year %s, the next token is refreshed before it expires too',
  async (_name, wrong) => {
    const { requests, logIn } = open({ now: () => Date.now() - wrong });
    logIn(-100);
    await pass(0);
    expect(requests).toHaveLength(1);
    await pass(hour);
    expect(requests).toHaveLength(2);
  },
);

test('a clock that is put back does not delay the next refresh', async () => {
  const { requests, logIn } = open();
  logIn(-100);
  await pass(0);
  expect(requests).toHaveLength(1);
  jest.setSystemTime(Date.now() - 24 * hour);
  logIn(-100 - 24 * 3600);
  await pass(0);
  expect(requests).toHaveLength(2);
});

test('a known clock offset is taken into account', async () => {
  const { store, requests, logIn } = open();
  store.dispatch(serverClockSeen({ offset: -hour }));
  logIn(0);
  await pass(10 * minute);
  expect(requests).toHaveLength(0);
});

test('logging out stops the timers, also during a refresh', async () => {
  let answer: (response: Response) => void = () => {};
  const { store, requests, logIn } = open({
    answer: () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  });
  logIn(5);
  await pass(0);
  store.dispatch(loggedOut());
  answer(Response.json(sessionReply()));
  await pass(2 * hour);
  expect(store.getState().auth).toMatchObject({ token: null, refreshToken: null });
  expect(requests).toHaveLength(1);
});

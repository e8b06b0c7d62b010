import { homeApi } from '../../../../src/api/homeApi';
import { startConnectivity } from '../../../../src/features/pwa/connection/connectivity';
import { notificationQueued, selectNotifications } from '../../../../src/state/uiSlice';
import { createTestStore } from '../../../support/browser/createTestStore';

const lost = 'notices:connection.offlineTitle';
const back = 'notices:connection.onlineTitle';
let stop = (): void => undefined;

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  stop();
  jest.useRealTimers();
});

/** A browser whose connection, and a service whose availability, the test controls. */
function setUp() {
  const network = { connected: true, serviceUp: true };
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => network.connected);
  const send = async () => {
    if (network.connected && network.serviceUp) return new Response(null, { status: 404 });
    throw new TypeError('Failed to fetch');
  };
  const probe = jest.spyOn(globalThis, 'fetch').mockImplementation(send);
  const told: (string | undefined)[] = [];
  const store = createTestStore({
    extra: { fetch: send },
    middleware: [
      () => (next) => (action) => {
        if (notificationQueued.match(action)) told.push(action.payload.titleKey);
        return next(action);
      },
    ],
  });
  stop = startConnectivity(store);
  const connect = (connected: boolean) => {
    network.connected = connected;
    globalThis.dispatchEvent(new Event(connected ? 'online' : 'offline'));
  };
  const read = () =>
    store.dispatch(homeApi.endpoints.getLatestArticles.initiate({ language: 'en' }));
  const shown = () =>
    selectNotifications(store.getState())
      .filter(({ id }) => id === 'connection')
      .map(({ titleKey }) => titleKey);
  return {
    store,
    network,
    connect,
    told,
    shown,
    probe,
    read,
    online: () => store.getState().pwa.isOnline,
  };
}
const pass = async (time: number) => jest.advanceTimersByTimeAsync(time);

test('a lost connection is reported after a second, and its return as well', async () => {
  const { connect, told, online } = setUp();
  connect(false);
  await pass(999);
  expect(online()).toBe(true);
  await pass(1);
  expect(online()).toBe(false);
  expect(told).toEqual([lost]);
  await pass(20_000);
  connect(true);
  await pass(1000);
  expect(online()).toBe(true);
  expect(told).toEqual([lost, back]);
});

test('a loss found by a log-out is left to the indicator', async () => {
  const { store, connect, shown, online } = setUp();
  store.dispatch(
    notificationQueued({
      id: 'session',
      titleKey: 'session:loggedOut.title',
      messageKey: 'session:loggedOut.message',
      severity: 'success',
    }),
  );
  connect(false);
  await pass(1000);
  expect(online()).toBe(false);
  expect(shown()).toEqual([]);
});

test('the notice of a lost connection is replaced when it returns', async () => {
  const { connect, shown } = setUp();
  connect(false);
  await pass(1000);
  expect(shown()).toEqual([lost]);
  connect(true);
  await pass(1000);
  expect(shown()).toEqual([back]);
  connect(false);
  await pass(1000);
  expect(shown()).toEqual([]);
  await pass(20_000);
  expect(shown()).toEqual([lost]);
});

test('a connection that flaps within a second is not reported', async () => {
  const { connect, told, online } = setUp();
  for (let count = 0; count < 30; count += 1) {
    connect(count % 2 === 1);
    await pass(500);
  }
  await pass(60_000);
  expect(online()).toBe(true);
  expect(told).toEqual([]);
});

test('a connection that changes every three seconds is reported at most every ten, with the correct final state', async () => {
  const { connect, told, online } = setUp();
  for (let count = 0; count < 21; count += 1) {
    connect(count % 2 === 1);
    await pass(3000);
  }
  expect(told.length).toBeLessThanOrEqual(7);
  await pass(20_000);
  expect(online()).toBe(false);
  expect(told.at(-1)).toBe(lost);
});

test('a failed request starts health checks, which repeat until one succeeds', async () => {
  const { network, probe, read, told, online } = setUp();
  network.serviceUp = false;
  await read();
  await pass(1000);
  expect(online()).toBe(false);
  expect(told).toEqual([lost]);
  expect(probe).toHaveBeenCalledWith(
    '/health/live',
    expect.objectContaining({ method: 'HEAD', cache: 'no-store' }),
  );
  network.serviceUp = true;
  await pass(30_000);
  expect(online()).toBe(true);
  expect(told).toEqual([lost, back]);
});

test('health checks back off while there is no response', async () => {
  const { network, probe, read } = setUp();
  network.serviceUp = false;
  await read();
  await pass(120_000);
  expect(probe.mock.calls.length).toBeLessThanOrEqual(7);
});

test('a single failed request is not a lost connection', async () => {
  const { network, probe, read, told, online } = setUp();
  network.serviceUp = false;
  await read();
  network.serviceUp = true;
  await pass(1000);
  expect(probe).toHaveBeenCalledTimes(1);
  expect(online()).toBe(true);
  expect(told).toEqual([]);
});

test('a page opened offline is reported', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const store = createTestStore();
  stop = startConnectivity(store);
  await pass(1000);
  expect(store.getState().pwa.isOnline).toBe(false);
});

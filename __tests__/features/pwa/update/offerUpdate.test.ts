import { environment } from '../../../../src/config/environment';
import { startServiceWorker } from '../../../../src/features/pwa/worker/serviceWorkerClient';
import { checkForUpdates } from '../../../../src/features/pwa/update/updateApp';
import { selectNotifications } from '../../../../src/state/uiSlice';
import { createTestStore } from '../../../support/browser/createTestStore';
import {
  FakeWorker,
  installServiceWorker,
  removeServiceWorker,
} from '../../../support/browser/fakeServiceWorker';

const stops: (() => void)[] = [];

beforeEach(() => {
  jest.useFakeTimers();
  jest.replaceProperty(environment, 'builtAt', '2026-11-02T10:00:00Z');
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  removeServiceWorker();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

/**
 * A page built on 2 November, while a version built at the given time waits; without a time the worker does not
 * report one.
 */
async function setUp(builtAt?: string) {
  const container = installServiceWorker({});
  const waiting = new FakeWorker('installed');
  if (builtAt !== undefined) {
    waiting.answers = { VERSION: [{ type: 'VERSION', version: 'other', builtAt }] };
  }
  const store = createTestStore();
  const start = async () => {
    container.registration.waiting = waiting;
    stops.push(await startServiceWorker(store));
    await jest.advanceTimersByTimeAsync(60_000);
  };
  const titles = () => selectNotifications(store.getState()).map(({ titleKey }) => titleKey);
  return { container, waiting, store, start, titles, pwa: () => store.getState().pwa };
}

test.each([
  ['is not offered when it is older than the page', '2026-11-01T10:00:00Z', false],
  ['is offered when it is newer than the page', '2026-11-03T10:00:00Z', true],
  ['is offered when it is of the same time', '2026-11-02T10:00:00Z', true],
  ['is offered when it does not say its time', undefined, true],
])('a version waiting at the start %s', async (_case, builtAt, offered) => {
  const { start, pwa } = await setUp(builtAt);
  await start();
  expect(pwa().updateAvailable).toBe(offered);
});

test('an older version installed while the page is open is not offered', async () => {
  const { container, waiting, store, pwa } = await setUp('2026-11-01T10:00:00Z');
  stops.push(await startServiceWorker(store));
  const installing = container.install();
  installing.answers = waiting.answers;
  installing.become('installed');
  await jest.advanceTimersByTimeAsync(60_000);
  expect(pwa().updateAvailable).toBe(false);
});

test('checking for updates reports none while an older version waits', async () => {
  const { start, store, titles, pwa } = await setUp('2026-11-01T10:00:00Z');
  await start();
  const checked = checkForUpdates(store.dispatch);
  await jest.advanceTimersByTimeAsync(0);
  await checked;
  expect(titles()).toEqual(['pwa:update.noneTitle']);
  expect(pwa().updateAvailable).toBe(false);
});

import { currentPage } from '../../../../src/features/pwa/update/currentPage';
import { startServiceWorker } from '../../../../src/features/pwa/worker/serviceWorkerClient';
import { watchInput } from '../../../../src/features/pwa/update/unsavedInput';
import { updateStarted } from '../../../../src/state/pwaSlice';
import { selectNotifications } from '../../../../src/state/uiSlice';
import { createTestStore } from '../../../support/browser/createTestStore';
import {
  FakeWorker,
  installServiceWorker,
  removeServiceWorker,
  type Answers,
} from '../../../support/browser/fakeServiceWorker';

const stops: (() => void)[] = [];

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  document.body.replaceChildren();
  removeServiceWorker();
  jest.useRealTimers();
});

async function setUp(running?: Answers) {
  const container = installServiceWorker(running);
  const reload = jest.spyOn(currentPage, 'reload').mockImplementation(() => undefined);
  const store = createTestStore();
  stops.push(watchInput(), await startServiceWorker(store));
  const titles = () => selectNotifications(store.getState()).map(({ titleKey }) => titleKey);
  return { container, store, reload, titles, pwa: () => store.getState().pwa };
}

const write = (markup: string) => {
  document.body.append(document.createRange().createContextualFragment(markup));
  document.querySelector('textarea, input')?.dispatchEvent(new Event('input', { bubbles: true }));
};

test('the worker is registered without the HTTP cache', async () => {
  const { container } = await setUp();
  expect(container.register).toHaveBeenCalledWith('/sw.js', { updateViaCache: 'none' });
});

test('the first worker reports that the app is ready once it is activated', async () => {
  const { container, titles, pwa } = await setUp();
  const worker = container.install();
  worker.become('installed');
  expect(pwa()).toMatchObject({ offlineReady: false, updateAvailable: false });
  worker.become('activated');
  expect(pwa()).toMatchObject({ offlineReady: true, updateAvailable: false });
  expect(titles()).toEqual(['notices:appReady.title']);
});

test('the first worker to take control reloads nothing, and gets the URLs the page has loaded', async () => {
  const loaded = ['/assets/main.js', 'https://elsewhere.example/a.js'];
  // jsdom has no resource timings.
  Reflect.set(performance, 'getEntriesByType', () =>
    loaded.map((url) => ({ name: new URL(url, globalThis.location.href).href })),
  );
  const { container, reload } = await setUp();
  const worker = new FakeWorker('activated');
  container.registration.active = worker;
  container.control(worker);
  await jest.advanceTimersByTimeAsync(0);
  expect(reload).not.toHaveBeenCalled();
  expect(worker.heard).toEqual([
    {
      type: 'KEEP_RESOURCES',
      urls: ['http://localhost:3000/', 'http://localhost:3000/assets/main.js'],
    },
  ]);
});

test('a worker that is unregistering is not registered again', async () => {
  const container = installServiceWorker({});
  container.getRegistration = async () => undefined;
  stops.push(await startServiceWorker(createTestStore()));
  expect(container.register).not.toHaveBeenCalled();
});

test('a version already waiting is found after a moment', async () => {
  const { container, pwa } = await setUp({});
  container.registration.waiting = new FakeWorker('installed');
  await jest.advanceTimersByTimeAsync(199);
  expect(pwa().updateAvailable).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect(pwa()).toMatchObject({ updateAvailable: true, needRefresh: true });
});

test('a new version is offered when it is installed, but not the first one', async () => {
  const { container, titles, pwa } = await setUp({});
  const worker = container.install();
  expect(pwa().updateAvailable).toBe(false);
  worker.become('installed');
  await jest.advanceTimersByTimeAsync(0);
  expect(pwa()).toMatchObject({ updateAvailable: true, needRefresh: true });
  worker.become('activated');
  expect(titles()).toEqual([]);
});

test('a failed installation of a worker changes nothing', async () => {
  const { container, titles, pwa } = await setUp({});
  container.install().become('redundant');
  expect(pwa().updateAvailable).toBe(false);
  expect(titles()).toEqual([]);
});

test('the page that started the update is reloaded, and then shows one notice', async () => {
  const { container, store, reload } = await setUp({});
  store.dispatch(updateStarted());
  container.control(new FakeWorker('activated'));
  expect(reload).toHaveBeenCalledTimes(1);
  const next = await setUp({});
  expect(next.titles()).toEqual(['notices:updated.title']);
  expect((await setUp({})).titles()).toEqual([]);
});

test('other tabs are reloaded too, except while there is unsaved input', async () => {
  const { container, reload, pwa } = await setUp({});
  write('<form><textarea></textarea></form>');
  container.control(new FakeWorker('activated'));
  expect(reload).not.toHaveBeenCalled();
  expect(pwa().updateAvailable).toBe(true);
  globalThis.history.replaceState(null, '', '/en/faq');
  container.control(new FakeWorker('activated'));
  expect(reload).toHaveBeenCalledTimes(1);
});

test('text in a search field does not prevent the reload', async () => {
  const { container, reload } = await setUp({});
  write('<form role="search"><input /></form>');
  container.control(new FakeWorker('activated'));
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a worker that unregisters itself does not reload the page', async () => {
  const { container, reload } = await setUp({});
  container.controller = null;
  container.dispatchEvent(new Event('controllerchange'));
  expect(reload).not.toHaveBeenCalled();
});

test('a page open for long checks for a new version every hour', async () => {
  const { container } = await setUp({});
  await jest.advanceTimersByTimeAsync(3_599_000);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(container.registration.update).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(2000);
  expect(container.registration.update).toHaveBeenCalledTimes(1);
});

test('the site works without service workers, and when they are blocked', async () => {
  const container = installServiceWorker();
  container.register.mockRejectedValue(new Error('forbidden'));
  const store = createTestStore();
  stops.push(await startServiceWorker(store));
  removeServiceWorker();
  stops.push(await startServiceWorker(store));
  expect(selectNotifications(store.getState())).toEqual([]);
});

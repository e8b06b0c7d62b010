import { watchStorage } from '../../../../src/features/pwa/storage/storageNotice';
import type { WorkerNotice } from '../../../../src/service-worker/protocol';
import { notificationClosed, selectNotifications } from '../../../../src/state/uiSlice';
import { createTestStore } from '../../../support/browser/createTestStore';
import {
  installServiceWorker,
  removeServiceWorker,
} from '../../../support/browser/fakeServiceWorker';

afterEach(removeServiceWorker);

const full: WorkerNotice = { type: 'STORAGE_FULL' };

test('a full storage is reported once, however often the worker reports it', () => {
  const container = installServiceWorker();
  const store = createTestStore();
  const stop = watchStorage(store);
  const told = () => selectNotifications(store.getState()).map(({ id }) => id);
  container.say(full);
  container.say(full);
  expect(told()).toEqual(['storage-full']);
  store.dispatch(notificationClosed('storage-full'));
  container.say(full);
  expect(told()).toEqual([]);
  stop();
});

test('a full storage is reported even when the worker reported it before anything listened', () => {
  const container = installServiceWorker();
  const store = createTestStore();
  container.say(full);
  const stop = watchStorage(store);
  expect(selectNotifications(store.getState())).toHaveLength(1);
  stop();
});

test('other messages of the worker are ignored, and all of them after stopping', () => {
  const container = installServiceWorker();
  const store = createTestStore();
  const stop = watchStorage(store);
  container.say({ type: 'PURGED' });
  stop();
  container.say(full);
  expect(selectNotifications(store.getState())).toEqual([]);
});

test('a browser without service workers is ignored', () => {
  expect(watchStorage(createTestStore())).not.toThrow();
});

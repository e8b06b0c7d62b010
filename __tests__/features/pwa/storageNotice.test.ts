import { watchStorage } from '../../../src/features/pwa/storageNotice';
import type { WorkerNotice } from '../../../src/service-worker/protocol';
import { notificationClosed, selectNotifications } from '../../../src/state/uiSlice';
import { createTestStore } from '../../support/createTestStore';
import { installServiceWorker, removeServiceWorker } from '../../support/fakeServiceWorker';

afterEach(removeServiceWorker);

const full: WorkerNotice = { type: 'STORAGE_FULL' };

test('a full device is told of once, however often the worker says so', () => {
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

test('it is told of also where the worker said so before anybody listened', () => {
  const container = installServiceWorker();
  const store = createTestStore();
  container.say(full);
  const stop = watchStorage(store);
  expect(selectNotifications(store.getState())).toHaveLength(1);
  stop();
});

test('nothing else the worker says is told, and nothing once nobody watches', () => {
  const container = installServiceWorker();
  const store = createTestStore();
  const stop = watchStorage(store);
  container.say({ type: 'PURGED' });
  stop();
  container.say(full);
  expect(selectNotifications(store.getState())).toEqual([]);
});

test('a browser without workers is left alone', () => {
  expect(watchStorage(createTestStore())).not.toThrow();
});

import { watchStorage } from '../../../src/features/pwa/storageNotice';
import { notificationClosed, selectNotifications } from '../../../src/state/uiSlice';
import { createTestStore } from '../../support/createTestStore';
import { installServiceWorker, removeServiceWorker } from '../../support/fakeServiceWorker';

afterEach(removeServiceWorker);

test('a full device is told of once, however often the worker says so', () => {
  const container = installServiceWorker();
  const store = createTestStore();
  const stop = watchStorage(store);
  const told = () => selectNotifications(store.getState()).map(({ id }) => id);
  container.say({ type: 'STORAGE_FULL' });
  container.say({ type: 'STORAGE_FULL' });
  expect(told()).toEqual(['storage-full']);
  store.dispatch(notificationClosed('storage-full'));
  container.say({ type: 'STORAGE_FULL' });
  expect(told()).toEqual([]);
  stop();
});

test('a browser without workers is left alone', () => {
  expect(watchStorage(createTestStore())).not.toThrow();
});

import { waitFor } from '@testing-library/react';
import { entryQueued, entryRemoved, entryUpdated } from '../../../src/state/pwaSlice';
import type { AppStore } from '../../../src/store/createStore';
import { storageKeys } from '../../../src/store/persistence/storageKeys';
import { storedKeys } from '../../../src/store/persistence/storedKeys';
import { keepUnsent } from '../../../src/store/unsent/keepUnsent';
import { selectUnsent } from '../../../src/store/unsent/selectUnsent';
import { createUnsentStorage, storeEntry } from '../../../src/store/unsent/unsentStorage';
import { createTestStore } from '../../support/browser/createTestStore';
import { unsentComment, unsentReport } from '../../support/fixtures/unsent';
import { installStorageEvents } from '../../support/browser/installStorageEvents';

function openTab(options?: Parameters<typeof createTestStore>[0]) {
  const store = createTestStore(options);
  return { store, sync: keepUnsent(store) };
}
const queueOf = (store: AppStore) => selectUnsent(store.getState());
const stored = () => createUnsentStorage().read();

test('writes each change of the queue at once', () => {
  const { store } = openTab();
  store.dispatch(entryQueued(unsentComment('a')));
  store.dispatch(entryQueued(unsentReport('b', { writtenAt: 2 })));
  expect(stored()).toEqual([unsentComment('a'), unsentReport('b', { writtenAt: 2 })]);
  store.dispatch(entryUpdated({ key: 'a', status: 'rejected', reason: 'No.' }));
  expect(stored()[0]).toEqual(unsentComment('a', { status: 'rejected', reason: 'No.' }));
  store.dispatch(entryRemoved('a'));
  store.dispatch(entryRemoved('b'));
  expect(storedKeys(storageKeys.unsent)).toEqual([]);
});

test('the next visit restores the queue', () => {
  openTab().store.dispatch(entryQueued(unsentComment('a')));
  expect(queueOf(openTab().store)).toEqual([unsentComment('a')]);
});

test('is started once for a store', () => {
  const { store, sync } = openTab();
  expect(keepUnsent(store)).toBe(sync);
});

test('no entry is dropped by a sync between a change and its write', () => {
  const store = createTestStore();
  let sync = () => {};
  store.subscribe(() => sync());
  sync = keepUnsent(store);
  store.dispatch(entryQueued(unsentComment('a')));
  expect([queueOf(store), stored()]).toEqual([[unsentComment('a')], [unsentComment('a')]]);
});

test('a sync keeps what only this tab knows: that it is sending', () => {
  const { store, sync } = openTab();
  store.dispatch(entryQueued(unsentComment('a')));
  store.dispatch(entryUpdated({ key: 'a', status: 'sending', reason: '' }));
  storeEntry(unsentComment('b', { writtenAt: 2 }));
  sync();
  expect(queueOf(store).map(({ status }) => status)).toEqual(['sending', 'waiting']);
});

describe('in two tabs', () => {
  installStorageEvents();

  test('a tab sees what another one adds, changes and removes', async () => {
    const [one, two] = [openTab().store, openTab().store];
    one.dispatch(entryQueued(unsentComment('a')));
    await waitFor(() => expect(queueOf(two)).toEqual([unsentComment('a')]));
    two.dispatch(entryUpdated({ key: 'a', status: 'rejected', reason: 'No.' }));
    await waitFor(() => expect(queueOf(one)[0]?.reason).toBe('No.'));
    one.dispatch(entryRemoved('a'));
    await waitFor(() => expect(queueOf(two)).toEqual([]));
    expect(stored()).toEqual([]);
  });

  test('entries that both add at the same moment are all kept', async () => {
    const [one, two] = [openTab().store, openTab().store];
    one.dispatch(entryQueued(unsentComment('a', { writtenAt: 1 })));
    two.dispatch(entryQueued(unsentComment('b', { writtenAt: 2 })));
    one.dispatch(entryQueued(unsentComment('c', { writtenAt: 3 })));
    for (const store of [one, two]) {
      await waitFor(() => expect(queueOf(store).map(({ key }) => key)).toEqual(['a', 'b', 'c']));
    }
    expect(stored()).toHaveLength(3);
  });

  test('an entry removed in one does not return by a change in the other', async () => {
    storeEntry(unsentComment('sent'));
    const [one, two] = [openTab().store, openTab().store];
    one.dispatch(entryRemoved('sent'));
    two.dispatch(entryUpdated({ key: 'sent', status: 'waiting', reason: '' }));
    two.dispatch(entryQueued(unsentComment('new', { writtenAt: 2 })));
    for (const store of [one, two]) {
      await waitFor(() => expect(queueOf(store).map(({ key }) => key)).toEqual(['new']));
    }
    expect(stored().map(({ key }) => key)).toEqual(['new']);
  });
});

test('a page from the back/forward cache reads what it has missed', () => {
  const { store } = openTab();
  storeEntry(unsentComment('a'));
  globalThis.dispatchEvent(new Event('pageshow'));
  expect(queueOf(store)).toEqual([unsentComment('a')]);
});

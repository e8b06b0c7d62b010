import type { Action } from '@reduxjs/toolkit';
import { modeSwitched } from '../../src/state/themeSlice';
import { cardDismissed, routeChanged, sidebarToggled } from '../../src/state/uiSlice';
import { createRecorder, recordingBounds } from '../../src/store/recorder';
import { createRootReducer } from '../../src/store/rootReducer';
import { createSafeStorage } from '../../src/store/persistence/safeStorage';
import { startPersistence } from '../../src/store/persistence/startPersistence';
import { createTestStore } from '../support/browser/createTestStore';
import { createFakeStorage, storedText } from '../support/browser/fakeStorage';
import { openPersistedStore } from '../support/browser/persistedStore';

const typesOf = ({ recording }: ReturnType<typeof createTestStore>) =>
  recording()?.entries.map(({ action }) => action.type);

test('records the actions and the state before them', () => {
  const store = createTestStore({ preloadedState: { theme: { key: 'dark', favourites: [] } } });
  store.dispatch(sidebarToggled());
  store.dispatch(modeSwitched('light'));
  const recording = store.recording();
  expect(typesOf(store)).toEqual(['ui/sidebarToggled', 'theme/modeSwitched']);
  expect(recording?.base.theme.key).toBe('dark');
  expect(recording?.folded).toBe(0);
});

test('stores references, not copies', () => {
  const store = createTestStore();
  const action = sidebarToggled();
  store.dispatch(action);
  expect(store.recording()?.entries[0]?.action).toBe(action);
});

test('RTK Query’s bookkeeping actions are not recorded', () => {
  const store = createTestStore();
  for (const type of [
    'api/config/middlewareRegistered',
    'api/internalSubscriptions/subscriptionsUpdated',
    'api/subscriptions/unsubscribeQueryResult',
    'persist/FLUSH',
  ]) {
    store.dispatch({ type, payload: [] });
  }
  expect(typesOf(store)).toEqual([]);
});

test('starts with the route set before the stored slices are restored', async () => {
  const { storage } = createFakeStorage({ 'vgr:ui': storedText({ sidebarExpanded: false }) });
  const store = createTestStore({ storage: createSafeStorage(() => storage) });
  store.dispatch(routeChanged({ path: '/en/faq', query: '', hash: '' }));
  await startPersistence(
    store,
    createSafeStorage(() => storage),
  );
  expect(typesOf(store)).toEqual([]);
  expect(store.recording()?.base.ui).toMatchObject({ route: '/en/faq', sidebarExpanded: false });
});

test('starts with the stored state', async () => {
  const { storage } = createFakeStorage({
    'vgr:theme': storedText({ key: 'dark', favourites: [] }),
  });
  const { store } = await openPersistedStore(storage);
  expect(typesOf(store)).toEqual([]);
  expect(store.recording()?.base.theme.key).toBe('dark');
});

test('folds the oldest actions into the base state above the limit', () => {
  const store = createTestStore();
  for (let index = 0; index < recordingBounds.actions + 3; index += 1) {
    store.dispatch(cardDismissed(`card-${index}`));
  }
  const recording = store.recording();
  expect(recording?.entries).toHaveLength(recordingBounds.actions);
  expect(recording?.folded).toBe(3);
  expect(recording?.base.ui.dismissedCards).toEqual(['card-0', 'card-1', 'card-2']);
});

test('stays within its limits after a hundred thousand actions', () => {
  const reducer = createRootReducer();
  type State = ReturnType<typeof reducer>;
  const { middleware, read } = createRecorder<State>(reducer);
  const state = reducer(undefined, { type: 'test/started' });
  const api = { getState: () => state, dispatch: (action: Action) => action };
  const dispatch = middleware(api as never)((action) => action);
  for (let round = 0; round < 100_000; round += 1) {
    dispatch(routeChanged({ path: `/en/x-article-a${round}`, query: 'x'.repeat(6000), hash: '' }));
  }
  const { entries = [], folded = 0 } = read() ?? {};
  expect(entries.length).toBeLessThanOrEqual(recordingBounds.actions);
  expect(JSON.stringify(entries.map(({ action }) => action)).length).toBeLessThanOrEqual(
    recordingBounds.bytes,
  );
  expect(entries.length + folded).toBe(100_000);
});

test('stays within its size limit with large actions', () => {
  const store = createTestStore();
  const large = 'x'.repeat(recordingBounds.bytes / 4);
  for (let index = 0; index < 5; index += 1) store.dispatch(cardDismissed(`${index} ${large}`));
  const recording = store.recording();
  expect(recording?.entries).toHaveLength(3);
  expect(recording?.base.ui.dismissedCards).toHaveLength(2);
});

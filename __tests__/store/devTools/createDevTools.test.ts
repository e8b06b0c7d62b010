import type { Action, StoreEnhancer } from '@reduxjs/toolkit';
import { waitFor } from '@testing-library/react';
import type { StringStorage } from '../../../src/store/persistence/safeStorage';
import { panelExport, type Lifted } from '../../support/browser/devToolsPanel';
import { createFakeStorage, storedText } from '../../support/browser/fakeStorage';

type Tools = {
  liftedStore: { getState: () => Lifted; dispatch: (action: Action<string>) => unknown };
};

/**
 * A store in a browser with Redux DevTools, whose published engine stands in for the extension. RTK looks for the
 * extension when it is loaded, so all modules are loaded again.
 */
async function openStore(place: StringStorage = createFakeStorage().storage) {
  jest.resetModules();
  const { instrument } = await import('@redux-devtools/instrument');
  const { compose } = await import('redux');
  Object.assign(globalThis, {
    __REDUX_DEVTOOLS_EXTENSION_COMPOSE__:
      (options: object) =>
      (...enhancers: StoreEnhancer[]) =>
        compose(...enhancers, instrument(undefined, options)),
  });
  const { loadDevTools } = await import('../../../src/store/devTools/loadDevTools');
  const { createStore } = await import('../../../src/store/createStore');
  const { createExtra } = await import('../../../src/store/createExtra');
  const { createSafeStorage } = await import('../../../src/store/persistence/safeStorage');
  const { startPersistence } = await import('../../../src/store/persistence/startPersistence');
  const { websiteApi } = await import('../../../src/api/websiteApi');
  const ui = await import('../../../src/state/uiSlice');
  const theme = await import('../../../src/state/themeSlice');
  const planted = await import('../../support/browser/plantedSecrets');
  const build = await import('../../../src/features/support/snapshot/buildSnapshot');
  const { readPageEnvironment } =
    await import('../../../src/features/support/snapshot/pageEnvironment');
  const { stateHash } = await import('../../../src/features/support/snapshot/replayState');
  const tools = await loadDevTools();
  if (!tools) throw new Error('The tools were not found.');
  const asked: string[] = [];
  const send: typeof fetch = async (input) => {
    asked.push(input instanceof Request ? input.url : String(input));
    return Response.json({ nbPlayer: 1 });
  };
  const storage = tools.guardStorage(createSafeStorage(() => place));
  const created = createStore({
    extra: createExtra({ language: () => 'en', fetch: tools.guardFetch(send) }),
    storage,
    tools,
  });
  const store: typeof created & Partial<Tools> = created;
  const persistor = await startPersistence(created, storage);
  const { liftedStore } = store;
  if (!liftedStore) throw new Error('The store was not instrumented.');
  const snapshot = () => {
    const { recording, getState } = created;
    const built = build.buildSnapshot(recording(), getState(), readPageEnvironment('en'));
    if (!built) throw new Error('No snapshot was built.');
    return built.text;
  };
  return {
    store: created,
    liftedStore,
    persistor,
    tools,
    asked,
    snapshot,
    ui,
    theme,
    planted,
    websiteApi,
    stateHash,
  };
}
type Opened = Awaited<ReturnType<typeof openStore>>;

/** Like the panel's Import. */
async function importFile({ liftedStore }: Opened, text: string) {
  const { importState } = await import('@redux-devtools/utils');
  liftedStore.dispatch({ type: 'IMPORT_STATE', ...importState(text, {}) });
}

const shownBy = ({ liftedStore, tools }: Opened) =>
  panelExport(liftedStore.getState(), tools.options);

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'DEVELOPMENT');
  Reflect.deleteProperty(globalThis, '__REDUX_DEVTOOLS_EXTENSION_COMPOSE__');
});

test('nothing is loaded without the extension', async () => {
  const { loadDevTools } = await import('../../../src/store/devTools/loadDevTools');
  expect(await loadDevTools()).toBeUndefined();
});

test('neither the DevTools nor their export contain a secret', async () => {
  const opened = await openStore();
  for (const action of opened.planted.revealingActions) opened.store.dispatch(action);
  const { actionsById } = opened.liftedStore.getState();
  expect(opened.planted.leaksIn(JSON.stringify(actionsById))).not.toEqual([]);
  const shown = shownBy(opened);
  expect(opened.planted.leaksIn(shown)).toEqual([]);
  expect(shown).toContain('auth/loggedIn');
});

test('in a development build the DevTools show everything', async () => {
  Object.assign(globalThis, { DEVELOPMENT: true });
  const opened = await openStore();
  for (const action of opened.planted.revealingActions) opened.store.dispatch(action);
  const { actionsById } = opened.liftedStore.getState();
  const shown = shownBy(opened);
  expect(opened.planted.leaksIn(shown)).toEqual(
    expect.arrayContaining(opened.planted.leaksIn(JSON.stringify(actionsById))),
  );
});

test('a member’s snapshot opens in the DevTools and shows the member’s state', async () => {
  const member = await openStore();
  member.store.dispatch(member.theme.modeSwitched('dark'));
  member.store.dispatch(member.ui.sidebarToggled());
  await member.store.dispatch(member.websiteApi.endpoints.getStatistics.initiate());
  const text = member.snapshot();
  const agent = await openStore();
  await importFile(agent, text);
  const { theme, ui, api } = agent.store.getState();
  expect([theme.key, ui.sidebarExpanded]).toEqual(['dark', false]);
  expect(Object.values(api.queries)).toEqual([
    expect.objectContaining({ status: 'fulfilled', data: expect.objectContaining({ members: 1 }) }),
  ]);
  const { payload, vgrSnapshot } = JSON.parse(text);
  expect(agent.stateHash(agent.store.getState())).toBe(vgrSnapshot.finalStateHash);
  const { stagedActionIds, computedStates } = agent.liftedStore.getState();
  expect(stagedActionIds).toHaveLength(JSON.parse(payload).length + 1);
  expect(computedStates.flatMap(({ error }) => error ?? [])).toEqual([]);
});

test('an export of the DevTools can be imported again', async () => {
  const first = await openStore();
  first.store.dispatch(first.theme.modeSwitched('dark'));
  const file = shownBy(first);
  const second = await openStore();
  await importFile(second, file);
  expect(second.store.getState().theme.key).toBe('dark');
});

test('an imported file is not persisted and triggers no requests', async () => {
  const member = await openStore();
  member.store.dispatch(member.theme.modeSwitched('dark'));
  member.store.dispatch(member.ui.sidebarToggled());
  const text = member.snapshot();
  const own = createFakeStorage({
    token: 'own token',
    refresh_token: 'own refresh token',
    'vgr:theme': storedText({ key: 'light', favourites: [] }),
  });
  const agent = await openStore(own.storage);
  agent.store.dispatch(agent.ui.cardDismissed('own-card'));
  await agent.persistor.flush();
  const before = new Map(own.entries);
  const cookie = document.cookie;
  await importFile(agent, text);
  agent.store.dispatch(agent.theme.modeSwitched('dark'));
  agent.store.dispatch(agent.ui.sidebarToggled());
  await agent.persistor.flush();
  expect(own.entries).toEqual(before);
  expect(document.cookie).toBe(cookie);
  await agent.store.dispatch(agent.websiteApi.endpoints.getStatistics.initiate());
  expect(agent.asked).toEqual([]);
});

test('time travel triggers no requests until it ends', async () => {
  const { store, liftedStore, asked, theme, websiteApi } = await openStore();
  const { ActionCreators } = await import('@redux-devtools/instrument');
  const ask = () =>
    store.dispatch(websiteApi.endpoints.getStatistics.initiate(undefined, { forceRefetch: true }));
  const typesSeen = () =>
    Object.values(liftedStore.getState().actionsById).map((one) => one.action.type);
  store.dispatch(theme.modeSwitched('dark'));
  store.dispatch(theme.modeSwitched('light'));
  liftedStore.dispatch(ActionCreators.jumpToState(1));
  void ask();
  await waitFor(() => expect(typesSeen()).toContain('api/executeQuery/rejected'));
  expect(asked).toEqual([]);
  liftedStore.dispatch(
    ActionCreators.jumpToState(liftedStore.getState().computedStates.length - 1),
  );
  await ask();
  expect(asked).toHaveLength(1);
});

test('history without a skipped action is not the page’s own, committed history is', async () => {
  const { store, liftedStore, theme, ui } = await openStore();
  const { ActionCreators } = await import('@redux-devtools/instrument');
  store.dispatch(theme.modeSwitched('dark'));
  liftedStore.dispatch(ActionCreators.commit());
  store.dispatch(ui.sidebarToggled());
  expect(store.isTravelling?.()).toBe(false);
  const { stagedActionIds } = liftedStore.getState();
  liftedStore.dispatch(ActionCreators.toggleAction(stagedActionIds.at(-1) ?? 0));
  expect(store.isTravelling?.()).toBe(true);
  store.dispatch(theme.modeSwitched('light'));
  expect(store.isTravelling?.()).toBe(true);
});

describe('the stored queue of unsent work', () => {
  /** A page that has queued two comments and sent one, with the queue’s keys in the storage. */
  async function openQueue() {
    const opened = await openStore();
    const { store, liftedStore } = opened;
    const { keepUnsent } = await import('../../../src/store/unsent/keepUnsent');
    const { entryQueued, entryRemoved } = await import('../../../src/state/pwaSlice');
    const { unsentComment } = await import('../../support/fixtures/unsent');
    const sync = keepUnsent(store);
    const step = () => liftedStore.getState().currentStateIndex;
    const steps = { empty: step(), full: 0, last: 0 };
    store.dispatch(entryQueued(unsentComment('kept')));
    store.dispatch(entryQueued(unsentComment('sent')));
    steps.full = step();
    store.dispatch(entryRemoved('sent'));
    steps.last = step();
    const stored = () => Object.keys(localStorage);
    const shown = () => store.getState().pwa.unsent.map(({ key }) => key);
    return { ...opened, sync, steps, stored, shown };
  }

  test('stays as it is while travelling in time', async () => {
    const { liftedStore, sync, steps, stored, shown } = await openQueue();
    const { ActionCreators } = await import('@redux-devtools/instrument');
    const actions = () => liftedStore.getState().stagedActionIds.length;
    const before = actions();
    for (const [step, keys] of [
      [steps.empty, []],
      [steps.full, ['kept', 'sent']],
      [steps.last, ['kept']],
    ] as const) {
      liftedStore.dispatch(ActionCreators.jumpToState(step));
      sync();
      globalThis.dispatchEvent(new StorageEvent('storage', { key: null }));
      expect([shown(), stored()]).toEqual([keys, ['vgr:unsent:kept']]);
    }
    expect(actions()).toBe(before);
  });

  test('stays as it is after an import', async () => {
    const opened = await openQueue();
    const text = opened.snapshot();
    await importFile(opened, text);
    opened.sync();
    const { entryRemoved } = await import('../../../src/state/pwaSlice');
    for (const key of opened.shown()) opened.store.dispatch(entryRemoved(key));
    expect([opened.shown(), opened.stored()]).toEqual([[], ['vgr:unsent:kept']]);
  });
});

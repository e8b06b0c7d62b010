import { readSnapshot } from '../../../../src/contract/snapshot/readSnapshot';
import { snapshotLimits } from '../../../../src/contract/snapshot/snapshotFormat';
import {
  buildSnapshot,
  checkSnapshot,
} from '../../../../src/features/support/snapshot/buildSnapshot';
import { readPageEnvironment } from '../../../../src/features/support/snapshot/pageEnvironment';
import '../../../../src/api/everyEndpoint';
import { modeSwitched } from '../../../../src/state/themeSlice';
import { routeChanged, sidebarToggled } from '../../../../src/state/uiSlice';
import { createTestStore } from '../../../support/browser/createTestStore';
import { leaksIn, plantedSecrets, revealingActions } from '../../../support/browser/plantedSecrets';

const snapshotOf = (store: ReturnType<typeof createTestStore>) => {
  const built = buildSnapshot(store.recording(), store.getState(), readPageEnvironment('en'));
  if (!built) throw new Error('No snapshot was built.');
  return built;
};

test('a snapshot contains none of the planted secrets in any form', () => {
  const store = createTestStore();
  for (const action of revealingActions) store.dispatch(action);
  expect(plantedSecrets.length).toBeGreaterThanOrEqual(30);
  expect(leaksIn(JSON.stringify(store.recording()))).toHaveLength(plantedSecrets.length);
  const { text, meta } = snapshotOf(store);
  expect(leaksIn(text)).toEqual([]);
  expect(meta.truncated).toEqual([]);
  expect(meta.redaction.counts.dropped).toBeGreaterThan(10);
});

test('a snapshot without its actions contains no secret either', () => {
  const store = createTestStore();
  for (const action of revealingActions) store.dispatch(action);
  const { base } = store.recording() ?? { base: store.getState() };
  // A recording that does not lead to the state, as after an unforeseen change.
  const recording = { base, entries: [], folded: 0 };
  const built = buildSnapshot(recording, store.getState(), readPageEnvironment('en'));
  expect(built?.meta.truncated).toEqual(['actions']);
  expect(leaksIn(built?.text ?? '')).toEqual([]);
});

test('can be opened again, with the time of each action', () => {
  const store = createTestStore();
  store.dispatch(sidebarToggled());
  store.dispatch(modeSwitched('dark'));
  const { snapshot } = readSnapshot(snapshotOf(store).text);
  expect(snapshot?.actions).toEqual([sidebarToggled(), modeSwitched('dark')]);
  expect(snapshot?.state).toMatchObject({ ui: { sidebarExpanded: true }, theme: { key: null } });
  const [first = 0, second = 0] = snapshot?.meta.times ?? [];
  expect(second).toBeGreaterThanOrEqual(first);
});

test('contains browser and page, with the URL masked', () => {
  const store = createTestStore();
  const page = { path: '/en/members/ada-lovelace', query: 'token=abc', hash: '' };
  store.dispatch(routeChanged(page));
  const { environment, viewport } = snapshotOf(store).meta;
  expect(environment).toEqual({
    browser: expect.any(String),
    system: expect.any(String),
    page: expect.stringMatching(/^\/en\/members\/\S+$/),
  });
  expect(environment.page).not.toContain('ada');
  expect(viewport.width).toBe(globalThis.innerWidth);
});

test('a file whose replay does not reach its final state is rejected', () => {
  const store = createTestStore();
  store.dispatch(sidebarToggled());
  const { text } = snapshotOf(store);
  expect(checkSnapshot({ text })).toBe(true);
  expect(checkSnapshot({ text: text.replace('"finalStateHash":"', '"finalStateHash":"0') })).toBe(
    false,
  );
});

test('a file that is too large drops its actions, then the cached responses', () => {
  const store = createTestStore();
  const read = (id: number) => {
    const arg = {
      type: 'query',
      endpointName: 'getArticle',
      originalArgs: { id, language: 'en' },
      queryCacheKey: `getArticle({"id":${id},"language":"en"})`,
    };
    const meta = { requestId: `request-of-${id}`, arg };
    store.dispatch({
      type: 'api/executeQuery/pending',
      meta: { ...meta, requestStatus: 'pending', startedTimeStamp: 1 },
    });
    store.dispatch({
      type: 'api/executeQuery/fulfilled',
      payload: { id, content: 'x'.repeat(1_900_000) },
      meta: { ...meta, requestStatus: 'fulfilled', fulfilledTimeStamp: 2 },
    });
  };
  for (const id of [1, 2]) read(id);
  expect(snapshotOf(store).meta.truncated).toEqual([]);
  for (const id of [3, 4]) read(id);
  store.dispatch(modeSwitched('dark'));
  const built = snapshotOf(store);
  expect(built.meta.truncated).toEqual(['actions', 'answers']);
  expect(built.text.length).toBeLessThan(snapshotLimits.sentBytes);
  expect(readSnapshot(built.text).snapshot?.state).toMatchObject({ theme: { key: 'dark' } });
});

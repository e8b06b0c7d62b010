import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import '../src/api/everyEndpoint';
import { buildSnapshot } from '../src/features/support/snapshot/buildSnapshot';
import { createRecorder } from '../src/store/recorder';
import { createRootReducer } from '../src/store/rootReducer';
import { createExtra } from '../src/store/createExtra';
import { createStore } from '../src/store/createStore';
import { routeChanged, sidebarToggled } from '../src/state/uiSlice';

/*
 * Measures the cost of recording: each action with and without the recorder, alternating in one process, so that a
 * busy machine slows down both. Ratios are comparable between machines, times are not.
 */
Object.assign(globalThis, { location: { origin: 'http://localhost' } });

const rounds = 20_000;
const reducer = createRootReducer();
const { middleware, read } = createRecorder<ReturnType<typeof reducer>>(reducer);
let state = reducer(undefined, { type: 'benchmark/started' });
const api = { getState: () => state, dispatch: () => undefined };
const reduce = (action: unknown) => {
  state = reducer(state, action as ReturnType<typeof sidebarToggled>);
  return action;
};
const recorded = middleware(api as never)(reduce);

const timed = (run: (action: unknown) => unknown, times: number[]) => {
  const action = sidebarToggled();
  const before = performance.now();
  run(action);
  times.push(performance.now() - before);
};
const at = (times: number[], share: number) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? 0;

const plain: number[] = [];
const withRecorder: number[] = [];
for (let round = 0; round < rounds; round += 1) {
  timed(reduce, plain);
  timed(recorded, withRecorder);
}

/** As after a while: unreferenced objects are collected. */
setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');
const heap = () => {
  collect();
  return process.memoryUsage().heapUsed;
};
const heapBefore = heap();
for (let round = 0; round < 100_000; round += 1) {
  recorded(routeChanged({ path: `/en/x-article-a${round}`, query: '', hash: '' }));
}
const heapAdded = (heap() - heapBefore) / 1_000_000;

/** Fills the recorder to its limit, with responses of four kilobytes. */
const article = (id: number) => {
  const arg = {
    type: 'query',
    endpointName: 'getArticle',
    originalArgs: { id, language: 'en' },
    queryCacheKey: `getArticle({"id":${id},"language":"en"})`,
  };
  const meta = { requestId: `request-of-${id}`, arg };
  recorded({
    type: 'api/executeQuery/pending',
    meta: { ...meta, requestStatus: 'pending', startedTimeStamp: 1 },
  });
  recorded({
    type: 'api/executeQuery/fulfilled',
    payload: { id, content: 'A record is a record. '.repeat(360) },
    meta: { ...meta, requestStatus: 'fulfilled', fulfilledTimeStamp: 2 },
  });
};
for (let id = 1; id <= 250; id += 1) article(id);
const snapshotEnvironment = {
  appVersion: 'bench',
  commit: 'bench',
  sliceVersions: {},
  locale: 'en',
  theme: 'light',
  viewport: { width: 1440, height: 900, pixelRatio: 1 },
  tz: 'UTC',
  createdAt: new Date().toISOString(),
  environment: { browser: 'Chrome 131', system: 'Linux' },
  errors: [],
  now: performance.now(),
};
const entries = read()?.entries ?? [];
const exports = Array.from({ length: 5 }, () => {
  const before = performance.now();
  const built = buildSnapshot(read(), state, snapshotEnvironment);
  return { time: performance.now() - before, size: built?.text.length ?? 0 };
}).toSorted((a, b) => a.time - b.time);
const { time, size } = exports[2] ?? { time: 0, size: 0 };

const store = createStore({ extra: createExtra({ language: () => 'en' }) });
const whole: number[] = [];
for (let round = 0; round < 2000; round += 1)
  timed((action) => store.dispatch(action as never), whole);

const row = (name: string, times: number[]) =>
  `${name.padEnd(34)} median ${at(times, 0.5).toFixed(4)} ms   p95 ${at(times, 0.95).toFixed(4)} ms`;
process.stdout.write(
  [
    row('reducer alone', plain),
    row('reducer and recorder (ring full)', withRecorder),
    row('a whole dispatch of the store', whole),
    `recorder / reducer at p95: ${(at(withRecorder, 0.95) / at(plain, 0.95)).toFixed(2)}`,
    `recorder’s share of a dispatch at p95: ${((at(withRecorder, 0.95) - at(plain, 0.95)) / at(whole, 0.95)).toFixed(2)}`,
    `heap added by 100 000 actions: ${heapAdded.toFixed(2)} MB`,
    `a snapshot of ${entries.length} actions (${(size / 1_000_000).toFixed(1)} MB), redacted, hashed and tried out: ${time.toFixed(0)} ms`,
    '',
  ].join('\n'),
);

import { createRecorder } from '../src/store/recorder';
import { createRedaction } from '../src/store/redaction/createRedaction';
import { createRootReducer } from '../src/store/rootReducer';
import { createExtra } from '../src/store/createExtra';
import { createStore } from '../src/store/createStore';
import { sidebarToggled } from '../src/state/uiSlice';

/*
 * What recording costs: each action with and without the recorder, by turns and in the same process, so that a busy machine
 * slows both. Ratios can be compared from machine to machine, times cannot.
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

const { redactAction, redactState } = createRedaction();
const entries = read()?.entries ?? [];
const before = performance.now();
redactState(state);
for (const { action } of entries) redactAction(action);
const redaction = performance.now() - before;

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
    `redacting ${entries.length} actions and the state: ${redaction.toFixed(1)} ms`,
    '',
  ].join('\n'),
);

import { isAction, type Action, type Middleware, type Reducer } from '@reduxjs/toolkit';

/** `at`: milliseconds since page load. */
export type Recorded = { action: Action; at: number; weight: number };

/** The recent actions and the state before them. */
export type Recording<State> = {
  base: State;
  entries: readonly Recorded[];
  /** The number of earlier actions already applied to `base`. */
  folded: number;
};

export const recordingBounds = { actions: 500, bytes: 2 * 1024 * 1024 };

/** Actions tied to this page load, or meaningless in a replay without pending requests. */
const ignored = /^(?:persist|api\/(?:config|subscriptions|internal))/;

/** The approximate size of a value as JSON, in bytes. */
const weigh = (value: unknown): number => {
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || value === null) return 8;
  return Object.values(value).reduce((sum: number, inner) => sum + weigh(inner) + 9, 2);
};

/**
 * Keeps the last actions by reference; redaction happens only when the recording is read. Actions beyond the limits are
 * applied to the base state.
 */
export function createRecorder<State>(reducer: Reducer<State>) {
  let base: State | undefined;
  let entries: Recorded[] = [];
  let bytes = 0;
  let folded = 0;

  const fold = () => {
    const oldest = entries.shift();
    if (!oldest) return;
    bytes -= oldest.weight;
    folded += 1;
    base = reducer(base, oldest.action);
  };

  const record = (action: Action) => {
    const weight = weigh(action);
    entries.push({ action, at: Math.round(performance.now()), weight });
    bytes += weight;
    while (entries.length > recordingBounds.actions || bytes > recordingBounds.bytes) fold();
  };

  const middleware: Middleware<object, State> =
    ({ getState }) =>
    (next) =>
    (action) => {
      base ??= getState();
      const result = next(action);
      if (isAction(action)) {
        if (action.type === 'persist/REHYDRATE') {
          // The recording starts with the rehydrated state.
          base = getState();
          entries = [];
          bytes = 0;
        } else if (!ignored.test(action.type)) record(action);
      }
      return result;
    };

  const read = (): Recording<State> | undefined =>
    base === undefined ? undefined : { base, entries: [...entries], folded };

  return { middleware, read };
}

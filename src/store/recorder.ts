import { isAction, type Action, type Middleware, type Reducer } from '@reduxjs/toolkit';

/** `at`: milliseconds since the page was opened. */
export type Recorded = { action: Action; at: number; weight: number };

/** What happened lately, and the state it began from. */
export type Recording<State> = {
  base: State;
  entries: readonly Recorded[];
  /** How many earlier ones are folded into the base. */
  folded: number;
};

export const recordingBounds = { actions: 500, bytes: 2 * 1024 * 1024 };

/** Of one page load, or without a meaning where nobody is waiting for an answer. */
const ignored = /^(?:persist|api\/(?:config|subscriptions|internal))/;

/** About the bytes of a value as JSON. */
const weigh = (value: unknown): number => {
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || value === null) return 8;
  return Object.values(value).reduce((sum: number, inner) => sum + weigh(inner) + 9, 2);
};

/**
 * Remembers the last actions, as they are: nothing is copied, and nothing is redacted before somebody asks for it. What no
 * longer has room goes on as part of the state the others begin from.
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
          // The story begins with what was stored: how it got there is not part of it.
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

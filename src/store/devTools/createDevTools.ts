import type { Action, DevToolsEnhancerOptions, Middleware, Reducer } from '@reduxjs/toolkit';
// RTK Query throws on an imported action of an endpoint that is not loaded.
import '../../api/everyEndpoint';
import type { SafeStorage } from '../persistence/safeStorage';
import { createRedaction } from '../redaction/createRedaction';

export type StoreTools = ReturnType<typeof createDevTools>;

/**
 * Detects that the state shown is not the page's own, after an import or while time travelling. Real actions pass the
 * middleware; DevTools compute other states with the reducer alone.
 */
function watchTravelling() {
  let live = false;
  let latest: unknown;
  let rewritten = false;
  let now = (): unknown => latest;

  const middleware: Middleware = ({ getState }) => {
    now = getState;
    return (next) => (action) => {
      live = true;
      try {
        return next(action);
      } finally {
        live = false;
      }
    };
  };
  const watch =
    <State, Known extends Action, Preloaded>(
      reducer: Reducer<State, Known, Preloaded>,
    ): Reducer<State, Known, Preloaded> =>
    (state, action) => {
      const next = reducer(state, action);
      if (live) latest = next;
      else if (latest !== undefined) rewritten = true;
      return next;
    };
  /** Once history has been rewritten, only a reload restores the real state. */
  const travelled = () => rewritten || (latest !== undefined && now() !== latest);
  return { middleware, watch, travelled, isRewritten: () => rewritten };
}

/** Options and guards for Redux DevTools: they see no secrets, and imported state has no effect outside the page. */
export function createDevTools() {
  const { redactAction, redactState } = createRedaction();
  const { middleware, watch, travelled, isRewritten } = watchTravelling();
  const options: DevToolsEnhancerOptions = {
    name: 'Video Game Records',
    maxAge: 500,
    traceLimit: 25,
    // The redacted action keeps its `type`, which is all DevTools require.
    actionSanitizer: <Shown extends Action>(action: Shown) =>
      redactAction(action) as never as Shown,
    stateSanitizer: <State>(state: State) => redactState(state) as State,
    features: {
      pause: true,
      lock: true,
      persist: false,
      // Only `true` makes DevTools export the redacted copy.
      export: true,
      import: 'custom',
      jump: true,
      skip: true,
      reorder: true,
      dispatch: true,
      test: false,
    },
  };
  return {
    options,
    middleware,
    watch,
    /** Do not persist state produced by rewritten history; merely jumping to an earlier state stores nothing. */
    guardStorage: (storage: SafeStorage): SafeStorage => ({ ...storage, isClosed: isRewritten }),
    /** Do not send requests from such a state: it may contain old tokens. */
    guardFetch:
      (send: typeof fetch): typeof fetch =>
      async (input, init) => {
        if (travelled()) throw new TypeError('No requests while travelling in time.');
        return send(input, init);
      },
  };
}

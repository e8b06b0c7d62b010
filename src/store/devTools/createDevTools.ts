import type { Action, DevToolsEnhancerOptions, Middleware, Reducer } from '@reduxjs/toolkit';
// An imported action of an endpoint nobody has loaded yet would be an error to RTK Query.
import '../../api/everyEndpoint';
import type { SafeStorage } from '../persistence/safeStorage';
import { createRedaction } from '../redaction/createRedaction';

export type StoreTools = ReturnType<typeof createDevTools>;

/**
 * Notices when the state shown is not the one the page has come to: a file was imported, or somebody travels in time. Only what
 * goes through the middleware is lived; the tools compute the rest by the reducer alone.
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
  /** Once history was rewritten there is no way back but loading the page again. */
  const travelled = () => rewritten || (latest !== undefined && now() !== latest);
  return { middleware, watch, travelled, isRewritten: () => rewritten };
}

/** What a page needs while Redux DevTools look at it: they see no secret, and what is imported into them has no effect outside. */
export function createDevTools() {
  const { redactAction, redactState } = createRedaction();
  const { middleware, watch, travelled, isRewritten } = watchTravelling();
  const options: DevToolsEnhancerOptions = {
    name: 'Video Game Records',
    maxAge: 500,
    traceLimit: 25,
    // What is left of an action is an action still, and that is all the tools ask.
    actionSanitizer: <Shown extends Action>(action: Shown) =>
      redactAction(action) as never as Shown,
    stateSanitizer: <State>(state: State) => redactState(state) as State,
    features: {
      pause: true,
      lock: true,
      persist: false,
      // Only with `true` the tools' own file holds the redacted copy.
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
    /** Keeps a state that was not lived from being stored; a mere look at an earlier one changes nothing that is stored. */
    guardStorage: (storage: SafeStorage): SafeStorage => ({ ...storage, isClosed: isRewritten }),
    /** Keeps a state that was not lived from asking the server, maybe with tokens of long ago. */
    guardFetch:
      (send: typeof fetch): typeof fetch =>
      async (input, init) => {
        if (travelled()) throw new TypeError('No requests while travelling in time.');
        return send(input, init);
      },
  };
}

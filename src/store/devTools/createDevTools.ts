import type { Action, DevToolsEnhancerOptions, StoreEnhancer } from '@reduxjs/toolkit';
// RTK Query throws on an imported action of an endpoint that is not loaded.
import '../../api/everyEndpoint';
import { draftsSlice } from '../../state/draftsSlice';
import type { SafeStorage } from '../persistence/safeStorage';
import { createRedaction } from '../redaction/createRedaction';

export type StoreTools = ReturnType<typeof createDevTools>;

/** The DevTools' own store: the states they have computed, the last of which is the page's own. */
interface LiftedStore {
  getState: () => { computedStates: readonly { state: unknown }[] };
  subscribe: (listener: () => void) => () => void;
}

/**
 * Detects that the state shown is not the page's own, after an import or while time travelling. A dispatch of the page
 * appends a state; when the last one changes without a dispatch, the DevTools have computed another history.
 */
function watchTravelling() {
  let rewritten = false;
  let isTravelling = () => false;

  const enhancer: StoreEnhancer = (createStore) => (reducer, preloaded) => {
    const store = createStore(reducer, preloaded);
    const instrumented: typeof store & { liftedStore?: LiftedStore } = store;
    const { liftedStore } = instrumented;
    if (!liftedStore) return store;
    let dispatching = false;
    const last = () => liftedStore.getState().computedStates.at(-1)?.state;
    let latest = last();
    liftedStore.subscribe(() => {
      const now = last();
      if (now !== latest && !dispatching) rewritten = true;
      latest = now;
    });
    isTravelling = () => rewritten || store.getState() !== latest;
    const dispatch: typeof store.dispatch = (action) => {
      dispatching = true;
      try {
        return store.dispatch(action);
      } finally {
        dispatching = false;
      }
    };
    return { ...store, dispatch };
  };
  /** Whether the state is not the page's own. Once history has been rewritten, only a reload restores the real one. */
  return { enhancer, isTravelling: () => isTravelling(), isRewritten: () => rewritten };
}

function sanitizers() {
  const { redactAction, redactState } = createRedaction();
  return {
    // The redacted action keeps its `type`, which is all DevTools require.
    actionSanitizer: <Shown extends Action>(action: Shown) =>
      redactAction(action) as never as Shown,
    stateSanitizer: <State>(state: State) => redactState(state) as State,
  };
}

/**
 * Options and guards for Redux DevTools: imported state has no effect outside the page, and they see no secrets, unless
 * `redacted` is false for a developer's own site.
 */
export function createDevTools({ redacted }: { redacted: boolean }) {
  const { enhancer, isTravelling, isRewritten } = watchTravelling();
  const options: DevToolsEnhancerOptions = {
    name: 'Video Game Records',
    maxAge: 500,
    traceLimit: 25,
    ...(redacted ? sanitizers() : {}),
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
    /** For imported states. */
    slices: [draftsSlice],
    enhancer,
    isTravelling,
    /** Do not persist state produced by rewritten history; merely jumping to an earlier state stores nothing. */
    guardStorage: (storage: SafeStorage): SafeStorage => ({ ...storage, isClosed: isRewritten }),
    /** Do not send requests from such a state: it may contain old tokens. */
    guardFetch:
      (send: typeof fetch): typeof fetch =>
      async (input, init) => {
        if (isTravelling()) throw new TypeError('Requests are blocked during time travel.');
        return send(input, init);
      },
  };
}

import type { Middleware } from '@reduxjs/toolkit';
import type { Language } from '../../../contract/languages';
import { createStore, type AppStore } from '../../../store/createStore';
import type { RootState } from '../../../store/rootReducer';

/** Drops every action, so that a step keeps its recorded state. */
const ignoreActions: Middleware = () => () => (action) => action;

/** The store of one step. Editors are not shown: they need responses that a snapshot does not contain. */
export function createFrameStore(
  { drafts: _drafts, ...state }: RootState,
  { language, now }: { language: Language; now: number },
): AppStore {
  return createStore({
    preloadedState: state,
    extra: {
      // A pending response, rather than an error the member never saw.
      fetch: () => new Promise<never>(() => undefined),
      now: () => now,
      host: 'https://replay.invalid',
      language: () => language,
      storedSession: () => undefined,
    },
    middleware: [ignoreActions],
  });
}

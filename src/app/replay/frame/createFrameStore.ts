import type { Middleware } from '@reduxjs/toolkit';
import type { Language } from '../../../contract/languages';
import { createStore, type AppStore } from '../../../store/createStore';
import type { RootState } from '../../../store/rootReducer';

/** Every action ends here: a step's state is what was recorded, whatever its screen asks for. */
const ignoreActions: Middleware = () => () => (action) => action;

/** The store of one step. */
export function createFrameStore(
  state: RootState,
  { language, now }: { language: Language; now: number },
): AppStore {
  return createStore({
    preloadedState: state,
    extra: {
      // An answer that never comes, rather than a failure nobody has seen.
      fetch: () => new Promise<never>(() => undefined),
      now: () => now,
      host: 'https://replay.invalid',
      language: () => language,
      storedSession: () => undefined,
    },
    middleware: [ignoreActions],
  });
}

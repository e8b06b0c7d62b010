import { instrument } from '@redux-devtools/instrument';
import type { DevToolsEnhancerOptions } from '@reduxjs/toolkit';
import { importState } from '@redux-devtools/utils';
import { compose, type Store, type StoreEnhancer } from 'redux';
import { panelExport, type Lifted } from '../browser/devToolsPanel';

/*
 * Stands in for the Redux DevTools extension in a page: its published engine, and at `vgrTools` the panel's Export
 * and Import and, for comparison, the contents of the store.
 */
Object.assign(globalThis, {
  __REDUX_DEVTOOLS_EXTENSION_COMPOSE__:
    (options: DevToolsEnhancerOptions) =>
    (...enhancers: StoreEnhancer[]): StoreEnhancer => {
      const whole: StoreEnhancer = compose(...enhancers, instrument(undefined, options));
      return (createStore) => (reducer, preloadedState) => {
        const store = whole(createStore)(reducer, preloadedState);
        const made: object = store;
        const tools: Pick<Store<Lifted>, 'getState' | 'dispatch'> = Reflect.get(
          made,
          'liftedStore',
        );
        Object.assign(globalThis, {
          vgrTools: {
            exported: () => panelExport(tools.getState(), options),
            held: () => JSON.stringify(tools.getState()),
            // Like the panel's Import.
            imported: (file: string) => {
              tools.dispatch({ type: 'IMPORT_STATE', ...importState(file, {}) });
              const { stagedActionIds, computedStates } = tools.getState();
              const errors = computedStates.flatMap(({ error }) => error ?? []);
              return {
                staged: stagedActionIds.length,
                errors,
                state: JSON.stringify(store.getState()),
              };
            },
          },
        });
        return store;
      };
    },
});

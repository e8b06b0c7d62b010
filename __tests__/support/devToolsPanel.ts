import type { DevToolsEnhancerOptions } from '@reduxjs/toolkit';
import type { LiftedState } from '@redux-devtools/instrument';
import { filterState } from '@redux-devtools/utils';
import type { Action } from 'redux';

export type Lifted = LiftedState<unknown, Action<string>, unknown>;

/** What the panel of Redux DevTools holds, and so what its Export writes with `features.export`: the copy the page has let through. */
export function panelExport(lifted: Lifted, options: DevToolsEnhancerOptions): string {
  const { actionSanitizer, stateSanitizer } = options;
  const { committedState: _raw, ...shown } = filterState(
    lifted as never,
    'STATE',
    undefined,
    stateSanitizer,
    actionSanitizer,
    lifted.nextActionId,
  ) as Lifted;
  // The page says only that there is one; the panel takes the first of the states it was shown.
  return JSON.stringify({ ...shown, committedState: shown.computedStates[0]?.state });
}

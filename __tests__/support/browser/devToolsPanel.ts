import type { DevToolsEnhancerOptions } from '@reduxjs/toolkit';
import type { LiftedState } from '@redux-devtools/instrument';
import { filterState } from '@redux-devtools/utils';
import type { Action } from 'redux';

export type Lifted = LiftedState<unknown, Action<string>, unknown>;

/**
 * The contents of the Redux DevTools panel, which its Export writes with `features.export`: the copy that the page
 * sanitised.
 */
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
  // The page only announces it; the panel uses the first state it received.
  return JSON.stringify({ ...shown, committedState: shown.computedStates[0]?.state });
}

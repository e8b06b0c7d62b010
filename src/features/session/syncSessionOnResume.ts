import { sessionChangedElsewhere } from '../../state/authSlice';
import type { StartListening } from '../../store/listeners';
import { pageResumed } from './pageResumed';

/**
 * A page that slept, or lay in the browser's memory while the reader was elsewhere, has heard nothing of what other tabs did to
 * the session. Waking, it reads the storage before anything of a member who has left is shown or sent.
 */
export function syncSessionOnResume(startListening: StartListening): void {
  startListening({
    actionCreator: pageResumed,
    effect: (_action, { dispatch, extra, getState }) => {
      const stored = extra.storedSession();
      if (stored === undefined || (stored?.token ?? null) === getState().auth.token) return;
      dispatch(sessionChangedElsewhere(stored));
    },
  });
}

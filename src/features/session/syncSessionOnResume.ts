import { sessionChangedElsewhere } from '../../state/authSlice';
import type { StartListening } from '../../store/listeners';
import { pageResumed } from './pageResumed';

/**
 * A page that was suspended or in the back/forward cache has missed session changes in other tabs. On resume, it reads the storage
 * before it shows or sends anything of a member who has logged out.
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

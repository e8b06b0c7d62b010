import { adoptStoredSession } from '../../api/session/adoptStoredSession';
import type { StartListening } from '../../store/listeners';
import { pageResume } from './pageResume';

/**
 * A page that was suspended or in the back/forward cache has missed session changes in other tabs. On resume, it reads the storage
 * before it shows or sends anything of a member who has logged out.
 */
export function readStoredSessionOnResume(startListening: StartListening): void {
  startListening({
    actionCreator: pageResume,
    effect: (_action, { dispatch }) => {
      dispatch(adoptStoredSession());
    },
  });
}

import type { StartListening } from '../../store/listeners';
import { readStoredSessionOnResume } from './readStoredSessionOnResume';
import { resetApiOnLogout } from './resetApiOnLogout';
import { refreshBeforeExpiry } from './refreshBeforeExpiry';
import { announceSession } from './sessionNotices';

/** All listeners that react to session changes. */
export function startSessionListeners(startListening: StartListening): void {
  resetApiOnLogout(startListening);
  announceSession(startListening);
  readStoredSessionOnResume(startListening);
  refreshBeforeExpiry(startListening);
}

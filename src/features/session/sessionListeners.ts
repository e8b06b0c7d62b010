import type { StartListening } from '../../store/listeners';
import { syncSessionOnResume } from './syncSessionOnResume';
import { resetApiOnLogout } from './resetApiOnLogout';
import { refreshBeforeExpiry } from './refreshBeforeExpiry';
import { announceSession } from './sessionNotices';

/** All listeners that react to session changes. */
export function startSessionListeners(startListening: StartListening): void {
  resetApiOnLogout(startListening);
  announceSession(startListening);
  syncSessionOnResume(startListening);
  refreshBeforeExpiry(startListening);
}

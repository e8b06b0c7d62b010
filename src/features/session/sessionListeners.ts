import type { StartListening } from '../../store/listeners';
import { followStorage } from './followStorage';
import { forgetAnswers } from './forgetAnswers';
import { keepSession } from './keepSession';
import { announceSession } from './sessionNotices';

/** What happens by itself around a session. */
export function startSessionListeners(startListening: StartListening): void {
  forgetAnswers(startListening);
  announceSession(startListening);
  followStorage(startListening);
  keepSession(startListening);
}

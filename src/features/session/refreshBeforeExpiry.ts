import { refreshDelay, isExpiryNear, type TokenMoment } from '../../state/tokenStatus';
import { extendSession, renewalNotice, sessionKept } from '../../api/extendSession';
import { renewSession } from '../../api/renewSession';
import { timings } from '../../config/timings';
import type { AuthState } from '../../state/authSlice';
import {
  notificationActionTaken,
  notificationClosed,
  notificationQueued,
} from '../../state/uiSlice';
import type { StartListening } from '../../store/listeners';
import { pageResumed } from './pageResumed';

const momentOf = (
  { token, tokenExpiration, clockOffset }: AuthState,
  now: number,
): TokenMoment => ({
  token,
  tokenExpiration,
  now: now + clockOffset,
});

/** A session without a refresh token ends whatever the member does. */
const expiryWarning = ({ refreshToken }: AuthState) =>
  notificationQueued({
    id: renewalNotice,
    titleKey: 'session:expiring',
    severity: 'warning',
    ...(refreshToken === null
      ? { messageKey: 'session:expiringEnds' }
      : {
          messageKey: 'session:expiringRenewed',
          action: { name: 'extendSession', labelKey: 'session:extend' },
        }),
  });

const changed = (now: AuthState, before: AuthState) =>
  now.token !== before.token ||
  now.tokenExpiration !== before.tokenExpiration ||
  now.clockOffset !== before.clockOffset;

type Memory = {
  /** When a refresh was last tried. */
  attemptedAt: number | null;
  /** The token whose end has been warned of. */
  warnedOf: string | null;
  /** The member knows that the session could not be renewed. */
  told: boolean;
  /** The next try does not wait until a failed one has been rested from. */
  force: boolean;
};

/**
 * Refreshes the token in time. It looks once a minute, and whenever the page wakes: a timer that was set for an hour would
 * be wrong after a sleep or when the clock is put right. Every change of the session starts it anew.
 */
export function refreshBeforeExpiry(startListening: StartListening): void {
  const memory: Memory = { attemptedAt: null, warnedOf: null, told: false, force: false };
  startListening({
    predicate: (_action, now, before) => changed(now.auth, before.auth),
    effect: async (_action, api) => {
      api.cancelActiveListeners();
      // What was said of the token before is over.
      if (api.getOriginalState().auth.token !== api.getState().auth.token) {
        api.dispatch(notificationClosed(renewalNotice));
      }
      memory.told = false;
      if (api.getState().auth.token === null) memory.attemptedAt = null;
      while (api.getState().auth.token !== null) {
        const { auth } = api.getState();
        const moment = momentOf(auth, api.extra.now());
        if (isExpiryNear(moment) && memory.warnedOf !== auth.token) {
          memory.warnedOf = auth.token;
          api.dispatch(expiryWarning(auth));
        }
        const delay = auth.refreshToken === null ? null : refreshDelay(moment, memory.attemptedAt);
        if (delay === 0) {
          memory.attemptedAt = moment.now;
          // What is renewed or refused starts this anew, so only a failure comes back here.
          await api.pause(api.dispatch(renewSession({ force: memory.force })));
          memory.attemptedAt = momentOf(auth, api.extra.now()).now;
          memory.force = false;
          if (!memory.told) api.dispatch(sessionKept());
          memory.told = true;
        } else {
          const wait = Math.min(delay ?? timings.sessionCheck, timings.sessionCheck);
          await api.condition(pageResumed.match, wait);
        }
      }
    },
  });
  startListening({
    actionCreator: notificationActionTaken,
    effect: async ({ payload }, { dispatch }) => {
      if (payload.name === 'extendSession') await dispatch(extendSession());
    },
  });
  // Back online, nobody waits out the rest of a minute.
  startListening({
    actionCreator: pageResumed,
    effect: ({ payload }) => {
      if (payload.by !== 'online') return;
      memory.attemptedAt = null;
      memory.force = true;
    },
  });
}

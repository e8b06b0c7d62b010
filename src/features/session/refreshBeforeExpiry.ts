import { refreshDelay, isExpiryNear, type TokenMoment } from '../../state/tokenStatus';
import { extendSession, renewalNotice, sessionKept } from '../../api/session/extendSession';
import { renewSession } from '../../api/session/renewSession';
import { timings } from '../../config/timings';
import type { AuthState } from '../../state/authSlice';
import {
  notificationActionTaken,
  notificationClosed,
  notificationQueued,
} from '../../state/uiSlice';
import type { StartListening } from '../../store/listeners';
import { pageResume } from './pageResume';

const momentOf = (
  { token, tokenExpiration, clockOffset }: AuthState,
  now: number,
): TokenMoment => ({
  token,
  tokenExpiration,
  now: now + clockOffset,
});

/** Without a refresh token, the session ends at this time and cannot be extended. */
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
  /** Time of the last refresh attempt by this device's clock: the server's time may be unknown until its answer. */
  attemptedAt: number | null;
  /** The token whose expiry has been announced. */
  warnedOf: string | null;
  /** Whether the member has been told that the refresh failed. */
  announced: boolean;
  /** The next attempt skips the delay after a failure. */
  force: boolean;
};

/** Milliseconds since the last attempt; null if there was none, or the clock has been put back since. */
const restedFor = (now: number, { attemptedAt }: Memory): number | null =>
  attemptedAt === null || attemptedAt > now ? null : now - attemptedAt;

/**
 * Refreshes the token before it expires. It checks once a minute and on page resume: a timer set for an hour would be wrong after a
 * sleep or a clock correction. Every change of the session restarts it.
 */
export function refreshBeforeExpiry(startListening: StartListening): void {
  const memory: Memory = { attemptedAt: null, warnedOf: null, announced: false, force: false };
  startListening({
    predicate: (_action, now, before) => changed(now.auth, before.auth),
    effect: async (_action, api) => {
      api.cancelActiveListeners();
      // Close the warning about the previous token.
      if (api.getOriginalState().auth.token !== api.getState().auth.token) {
        api.dispatch(notificationClosed(renewalNotice));
      }
      memory.announced = false;
      if (api.getState().auth.token === null) memory.attemptedAt = null;
      while (api.getState().auth.token !== null) {
        const { auth } = api.getState();
        const now = api.extra.now();
        const moment = momentOf(auth, now);
        if (isExpiryNear(moment) && memory.warnedOf !== auth.token) {
          memory.warnedOf = auth.token;
          api.dispatch(expiryWarning(auth));
        }
        const delay =
          auth.refreshToken === null ? null : refreshDelay(moment, restedFor(now, memory));
        if (delay === 0) {
          memory.attemptedAt = now;
          // A success or a rejection changes the session and restarts this listener: only a transient failure continues here.
          await api.pause(api.dispatch(renewSession({ force: memory.force })));
          memory.attemptedAt = api.extra.now();
          memory.force = false;
          if (!memory.announced) api.dispatch(sessionKept());
          memory.announced = true;
        } else {
          const wait = Math.min(delay ?? timings.sessionCheck, timings.sessionCheck);
          await api.condition(pageResume.match, wait);
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
  // When back online, retry at once.
  startListening({
    actionCreator: pageResume,
    effect: ({ payload }) => {
      if (payload.by !== 'online') return;
      memory.attemptedAt = null;
      memory.force = true;
    },
  });
}

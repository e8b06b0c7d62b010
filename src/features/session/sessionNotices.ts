import { isAnyOf } from '@reduxjs/toolkit';
import {
  accountDeleted,
  loggedIn,
  loggedOut,
  loginFailed,
  sessionExpired,
} from '../../state/authSlice';
import { sessionNotice } from '../../state/notification';
import { readTokenClaims } from '../../state/tokenClaims';
import { notificationClosed, notificationQueued, selectNotifications } from '../../state/uiSlice';
import type { StartListening } from '../../store/listeners';

/** Each notification about the session replaces the previous one. */
const id = sessionNotice;

const notices = {
  loggedOut: {
    id,
    titleKey: 'session:loggedOut.title',
    messageKey: 'session:loggedOut.message',
    severity: 'success',
  },
  expired: {
    id,
    titleKey: 'session:expired.title',
    messageKey: 'session:expired.message',
    severity: 'warning',
  },
  deleted: {
    id: 'account-deletion',
    titleKey: 'profile:deleted.title',
    messageKey: 'profile:deleted.message',
    severity: 'success',
  },
} as const;

/** Notifies of log-in, failed log-in and the end of a session. */
export function announceSession(startListening: StartListening): void {
  startListening({
    actionCreator: loggedIn,
    effect: ({ payload }, { dispatch }) => {
      dispatch(
        notificationQueued({
          id,
          titleKey: 'auth:login.notice.successTitle',
          messageKey: 'auth:login.notice.welcome',
          params: { name: payload.user?.username ?? readTokenClaims(payload.token).username ?? '' },
          severity: 'success',
        }),
      );
    },
  });
  startListening({
    actionCreator: loginFailed,
    effect: ({ payload }, { dispatch }) => {
      dispatch(
        notificationQueued({
          id,
          titleKey: 'auth:login.notice.failedTitle',
          messageKey: 'key' in payload ? payload.key : 'auth:login.notice.failed',
          ...('text' in payload ? { text: payload.text } : {}),
          ...(payload.retryAfter === undefined ? {} : { retryAfter: payload.retryAfter }),
          severity: 'error',
        }),
      );
    },
  });
  startListening({
    matcher: isAnyOf(loggedOut, sessionExpired, accountDeleted),
    effect: (_action, { dispatch, getState, getOriginalState }) => {
      const { ending } = getState().auth;
      // Guests need no notification.
      if (getOriginalState().auth.token === null || ending === null || ending === 'elsewhere') {
        return;
      }
      // Passing notices of the ended session leave with it: the log-in page is not covered by several.
      for (const shown of selectNotifications(getState())) {
        if (shown.duration !== null) dispatch(notificationClosed(shown.id));
      }
      dispatch(notificationQueued(notices[ending]));
    },
  });
}

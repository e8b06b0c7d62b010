import { isAnyOf } from '@reduxjs/toolkit';
import {
  accountDeleted,
  loggedIn,
  loggedOut,
  loginFailed,
  sessionExpired,
} from '../../state/authSlice';
import { notificationQueued } from '../../state/uiSlice';
import type { StartListening } from '../../store/listeners';

const notices = {
  loggedOut: {
    id: 'logged-out',
    titleKey: 'session:loggedOut.title',
    messageKey: 'session:loggedOut.message',
    severity: 'success',
  },
  expired: {
    id: 'session-expired',
    titleKey: 'session:expired.title',
    messageKey: 'session:expired.message',
    severity: 'warning',
  },
  deleted: {
    id: 'account-deleted',
    titleKey: 'session:deleted.title',
    messageKey: 'session:deleted.message',
    severity: 'success',
  },
} as const;

/** Says that a session begins, could not begin, or has ended. */
export function announceSession(startListening: StartListening): void {
  startListening({
    actionCreator: loggedIn,
    effect: ({ payload }, { dispatch }) => {
      dispatch(
        notificationQueued({
          id: 'logged-in',
          titleKey: 'session:login.successTitle',
          messageKey: 'session:login.welcome',
          params: { name: payload.user?.username ?? '' },
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
          id: 'login-failed',
          titleKey: 'session:login.failedTitle',
          messageKey: 'key' in payload ? payload.key : 'session:login.failed',
          ...('text' in payload ? { text: payload.text } : {}),
          severity: 'error',
        }),
      );
    },
  });
  startListening({
    matcher: isAnyOf(loggedOut, sessionExpired, accountDeleted),
    effect: (_action, { dispatch, getState, getOriginalState }) => {
      const { ending } = getState().auth;
      // Somebody who was no member any more learns nothing new.
      if (getOriginalState().auth.token === null || ending === null || ending === 'elsewhere') {
        return;
      }
      dispatch(notificationQueued(notices[ending]));
    },
  });
}

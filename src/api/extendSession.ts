import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { timings } from '../config/timings';
import { notificationQueued } from '../state/uiSlice';
import type { ApiExtra } from './apiExtra';
import { renewSession } from './renewSession';

/** One id for all that is said of a session's renewal: what came of it replaces the warning. */
export const renewalNotice = 'session-renewal';

const refreshed = () =>
  notificationQueued({
    id: renewalNotice,
    titleKey: 'session:refreshed.title',
    messageKey: 'session:refreshed.message',
    severity: 'success',
    duration: timings.refreshedToast,
  });

/** The session has not been refused, so it stays; the member learns why it may stop working. */
export const sessionKept = () =>
  notificationQueued({
    id: renewalNotice,
    titleKey: 'session:kept.title',
    messageKey: navigator.onLine ? 'session:kept.notAnswering' : 'session:kept.offline',
    severity: 'warning',
  });

/** Renews the session because the member asked for it, and tells what came of it. */
export function extendSession(): ThunkAction<Promise<void>, unknown, ApiExtra, UnknownAction> {
  return async (dispatch) => {
    const outcome = await dispatch(renewSession({ force: true }));
    if (outcome !== 'ended') dispatch(outcome === 'refreshed' ? refreshed() : sessionKept());
  };
}

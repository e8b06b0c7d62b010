import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { timings } from '../../config/timings';
import { notificationQueued } from '../../state/uiSlice';
import type { ApiExtra } from '../apiExtra';
import { renewSession } from './renewSession';

/** One id for all notifications about session renewal: the outcome replaces the warning. */
export const renewalNotice = 'session-renewal';

const refreshed = () =>
  notificationQueued({
    id: renewalNotice,
    titleKey: 'session:refreshed.title',
    messageKey: 'session:refreshed.message',
    severity: 'success',
    duration: timings.refreshedToast,
  });

/** The refresh was not rejected, so the session is kept; warns that it may stop working. */
export const sessionKept = () =>
  notificationQueued({
    id: renewalNotice,
    titleKey: 'session:kept.title',
    messageKey: navigator.onLine ? 'session:kept.notAnswering' : 'session:kept.offline',
    severity: 'warning',
  });

/** Refreshes the session at the member's request and shows the outcome. */
export function extendSession(): ThunkAction<Promise<void>, unknown, ApiExtra, UnknownAction> {
  return async (dispatch) => {
    const outcome = await dispatch(renewSession({ force: true }));
    if (outcome !== 'ended') dispatch(outcome === 'refreshed' ? refreshed() : sessionKept());
  };
}

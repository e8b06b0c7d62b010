import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { sessionChangedElsewhere } from '../../state/authSlice';
import type { ApiExtra } from '../apiExtra';
import { tokenOf } from './sessionState';

/** Adopts the session that another tab has stored or ended; returns whether it differs from this tab's. */
export function adoptStoredSession(): ThunkAction<boolean, unknown, ApiExtra, UnknownAction> {
  return (dispatch, getState, { storedSession }) => {
    const stored = storedSession();
    if (stored === undefined || (stored?.token ?? null) === tokenOf(getState())) return false;
    dispatch(sessionChangedElsewhere(stored));
    return true;
  };
}

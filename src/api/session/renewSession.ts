import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { ApiExtra } from '../apiExtra';
import { refreshSession } from './lazyRefreshSession';
import type { RefreshOptions, RefreshOutcome } from './refreshSession';

type SessionThunk<Result> = ThunkAction<Result, unknown, ApiExtra, UnknownAction>;

/** Refreshes the session outside a request; joins a refresh that is already running. */
export function renewSession(options: RefreshOptions = {}): SessionThunk<Promise<RefreshOutcome>> {
  return (dispatch, getState, extra) => refreshSession({ dispatch, getState, extra }, options);
}

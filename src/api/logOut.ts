import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { paths } from '../contract/paths';
import { loggedOut } from '../state/authSlice';
import type { ApiExtra } from './apiExtra';
import { baseQuery } from './baseQuery';
import { refreshTokenOf } from './sessionState';

/**
 * Ends the session locally at once and on the server as soon as it can be reached: log-out must work offline too. Not an
 * endpoint, because ending a session aborts every request of the API slice, including this one.
 */
export function logOut(): ThunkAction<Promise<void>, unknown, ApiExtra, UnknownAction> {
  return async (dispatch, getState, extra) => {
    const refreshToken = refreshTokenOf(getState());
    const controller = new AbortController();
    const revocation =
      refreshToken === null
        ? undefined
        : baseQuery(
            {
              url: paths.invalidateToken,
              method: 'POST',
              body: { refresh_token: refreshToken },
              // The page may be closed right after sending.
              keepalive: true,
            },
            {
              dispatch,
              getState,
              extra,
              signal: controller.signal,
              abort: () => controller.abort(),
              endpoint: 'logOut',
              type: 'mutation',
            },
            { anonymous: true },
          );
    dispatch(loggedOut());
    await revocation;
  };
}

import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { paths } from '../contract/paths';
import { loggedOut } from '../state/authSlice';
import type { ApiExtra } from './apiExtra';
import { baseQuery } from './baseQuery';
import { refreshTokenOf } from './sessionState';

/**
 * Ends the session here at once, and on the server as soon as it can be reached: leaving must work without a network too. It is
 * no endpoint because ending a session takes back every request of the API slice, this one among them.
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
              // The page may be closed right after.
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

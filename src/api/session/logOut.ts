import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { paths } from '../../contract/paths';
import { loggedOut } from '../../state/authSlice';
import type { ApiExtra } from '../apiExtra';
import { sendDetached } from './sendDetached';
import { refreshTokenOf } from './sessionState';

/** Ends the session locally at once and on the server as soon as it can be reached: log-out must work offline too. */
export function logOut(): ThunkAction<Promise<void>, unknown, ApiExtra, UnknownAction> {
  return async (dispatch, getState, extra) => {
    const refreshToken = refreshTokenOf(getState());
    const revocation =
      refreshToken === null
        ? undefined
        : sendDetached(
            'logOut',
            {
              url: paths.invalidateToken,
              method: 'POST',
              body: { refresh_token: refreshToken },
              // The page may be closed right after sending.
              keepalive: true,
            },
            { dispatch, getState, extra },
          );
    dispatch(loggedOut());
    await revocation;
  };
}

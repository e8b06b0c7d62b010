import { paths } from '../contract/paths';
import type { Credentials } from '../contract/schemas/session';
import { loggedIn, loginFailed, loginStarted } from '../state/authSlice';
import type { SessionError } from '../state/session';
import type { ApiError } from './apiError';
import { baseApi } from './baseApi';
import { secretQuery } from './secretArgs';
import { noteServerTime } from './serverClock';
import { issuedAt, sessionFromWire } from './sessionFromWire';

/** The server's message, else our own; network errors have a message that does not blame the password. */
const loginError = (error: ApiError): SessionError => {
  if (error.kind === 'network' || error.kind === 'timeout') {
    return { key: 'auth:login.notice.unreachable' };
  }
  const answered = error.kind === 'http' ? error : undefined;
  const wait = answered?.status === 429 ? answered.retryAfter : undefined;
  return {
    ...(answered?.text === undefined
      ? { key: 'auth:login.notice.failed' as const }
      : { text: answered.text }),
    ...(wait === undefined ? {} : { retryAfter: wait }),
  };
};

export const sessionApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The tokens go to the auth slice only: the mutation's result is empty. */
    logIn: build.mutation({
      queryFn: secretQuery<Credentials, null>(async (credentials, send, api) => {
        api.dispatch(loginStarted());
        const { data, error } = await send({ url: paths.login, method: 'POST', body: credentials });
        const session = error ? undefined : sessionFromWire(data, null);
        if (session) {
          noteServerTime(api, issuedAt(session));
          api.dispatch(loggedIn({ ...session, user: session.user ?? null }));
          return { data: null };
        }
        const failure = error ?? unreadable;
        api.dispatch(loginFailed(loginError(failure)));
        return { error: failure };
      }),
      extraOptions: { anonymous: true },
    }),
  }),
});

const unreadable: ApiError = { kind: 'unreadable', status: 200, messageKey: 'errors:unreadable' };

export const { useLogInMutation } = sessionApi;

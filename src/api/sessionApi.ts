import { paths } from '../contract/paths';
import type { Credentials } from '../contract/schemas/session';
import { loggedIn, loginFailed, loginStarted } from '../state/authSlice';
import type { SessionError } from '../state/session';
import { unreadableResponse, type ApiError } from './errors/apiError';
import { baseApi } from './baseApi';
import { secretQueryFn } from './secretArgs';
import { noteServerTime } from './session/serverClock';
import { issuedAt, sessionFromWire } from './wire/sessionFromWire';

/** The server's message, else our own; network errors have a message that does not blame the password. */
const loginError = (error: ApiError): SessionError => {
  if (error.kind === 'network' || error.kind === 'timeout') {
    return { key: 'auth:login.notice.unreachable' };
  }
  const httpError = error.kind === 'http' ? error : undefined;
  const wait = httpError?.status === 429 ? httpError.retryAfter : undefined;
  return {
    ...(httpError?.text === undefined
      ? { key: 'auth:login.notice.failed' as const }
      : { text: httpError.text }),
    ...(wait === undefined ? {} : { retryAfter: wait }),
  };
};

export const sessionApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The tokens go to the auth slice only: the mutation's result is empty. */
    logIn: build.mutation({
      queryFn: secretQueryFn<Credentials, null>(async (credentials, send, api) => {
        api.dispatch(loginStarted());
        const { data, error } = await send({ url: paths.login, method: 'POST', body: credentials });
        const session = error ? undefined : sessionFromWire(data, null);
        if (session) {
          noteServerTime(api, issuedAt(session));
          api.dispatch(loggedIn({ ...session, user: session.user ?? null }));
          return { data: null };
        }
        const failure = error ?? unreadableResponse;
        api.dispatch(loginFailed(loginError(failure)));
        return { error: failure };
      }),
      extraOptions: { anonymous: true },
    }),
  }),
});

export const { useLogInMutation } = sessionApi;

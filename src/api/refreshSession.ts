import type { BaseQueryApi } from '@reduxjs/toolkit/query/react';
import { timings } from '../config/timings';
import { paths } from '../contract/paths';
import {
  loggedOut,
  sessionChangedElsewhere,
  sessionExpired,
  tokensRefreshed,
} from '../state/authSlice';
import { isApiExtra, type ApiExtra } from './apiExtra';
import type { ApiError } from './apiError';
import { baseQuery } from './baseQuery';
import { noteServerTime } from './serverClock';
import { issuedAt, sessionFromWire } from './sessionFromWire';
import { refreshTokenOf, tokenOf } from './sessionState';

/** `refreshed`: there is a newer token. `ended`: there is no session any more. `failed`: unknown as yet. */
export type RefreshOutcome = 'refreshed' | 'ended' | 'failed';

type Running = { outcome?: Promise<RefreshOutcome>; notBefore?: number };

// Keyed by store, or parallel tests and a replayed snapshot would share one refresh.
const running = new WeakMap<ApiExtra, Running>();

/** Only these statuses mean that the session is over; network and server errors do not. */
const isRefusal = (error: ApiError) =>
  error.kind === 'http' && [400, 401, 403].includes(error.status);

/** Adopts the session that another tab has stored; undefined if storage has nothing newer. */
const adoptStored = (api: BaseQueryApi, extra: ApiExtra): RefreshOutcome | undefined => {
  const stored = extra.storedSession();
  if (stored === null) {
    api.dispatch(loggedOut({ silent: true }));
    return 'ended';
  }
  if (!stored || stored.token === tokenOf(api.getState())) return undefined;
  api.dispatch(sessionChangedElsewhere(stored));
  return 'refreshed';
};

const askServer = async (
  api: BaseQueryApi,
  extra: ApiExtra,
  refreshToken: string,
): Promise<RefreshOutcome> => {
  const { data, error } = await baseQuery(
    { url: paths.refreshToken, method: 'POST', body: { refresh_token: refreshToken } },
    // The refresh belongs to the session, not to the request that happened to need it, which may be aborted.
    { ...api, signal: new AbortController().signal },
    { anonymous: true },
  );
  // Discard the response if the session was ended or replaced by another tab in the meantime.
  if (refreshTokenOf(api.getState()) !== refreshToken) {
    return tokenOf(api.getState()) === null ? 'ended' : 'refreshed';
  }
  const session = error ? undefined : sessionFromWire(data, refreshToken);
  if (session) {
    noteServerTime(api, issuedAt(session));
    api.dispatch(tokensRefreshed(session));
    return 'refreshed';
  }
  if (error && isRefusal(error)) {
    api.dispatch(sessionExpired());
    return 'ended';
  }
  const wait = error?.kind === 'http' ? (error.retryAfter ?? 0) * 1000 : 0;
  running.set(extra, { notBefore: extra.now() + Math.max(timings.refreshCooldown, wait) });
  return 'failed';
};

const refresh = async (api: BaseQueryApi, extra: ApiExtra): Promise<RefreshOutcome> => {
  const adopted = adoptStored(api, extra);
  if (adopted) return adopted;
  const refreshToken = refreshTokenOf(api.getState());
  if (refreshToken !== null) return askServer(api, extra, refreshToken);
  api.dispatch(sessionExpired());
  return 'ended';
};

/**
 * Refreshes the session; concurrent calls share one request. After an inconclusive failure there is a cooldown, unless
 * `force` is set because the user asked for it.
 */
export async function refreshSession(
  api: BaseQueryApi,
  options: { force?: boolean } = {},
): Promise<RefreshOutcome> {
  const { extra } = api;
  if (!isApiExtra(extra)) return 'failed';
  const current = running.get(extra);
  if (current?.outcome) return current.outcome;
  if (!options.force && current?.notBefore !== undefined && extra.now() < current.notBefore) {
    return 'failed';
  }
  const outcome = refresh(api, extra);
  running.set(extra, { outcome });
  try {
    return await outcome;
  } finally {
    if (running.get(extra)?.outcome === outcome) running.delete(extra);
  }
}

import { timings } from '../../config/timings';
import { paths } from '../../contract/paths';
import { sessionExpired, tokensRefreshed } from '../../state/authSlice';
import { isApiExtra, type ApiExtra, type StoreApi } from '../apiExtra';
import type { ApiError } from '../errors/apiError';
import { adoptStoredSession } from './adoptStoredSession';
import { sendDetached } from './sendDetached';
import { noteServerTime } from './serverClock';
import { issuedAt, sessionFromWire } from '../wire/sessionFromWire';
import { refreshTokenOf, tokenOf } from './sessionState';

/** `refreshed`: there is a newer token. `ended`: there is no session any more. `failed`: unknown as yet. */
export type RefreshOutcome = 'refreshed' | 'ended' | 'failed';

type Running = { outcome?: Promise<RefreshOutcome>; notBefore?: number };

// Keyed by store, or parallel tests and a replayed snapshot would share one refresh.
const running = new WeakMap<ApiExtra, Running>();

/** Only these statuses mean that the session is over; network and server errors do not. */
const isRejection = (error: ApiError) =>
  error.kind === 'http' && [400, 401, 403].includes(error.status);

/** The outcome if something else has ended or replaced the session. */
const outcomeOf = ({ getState }: StoreApi): RefreshOutcome =>
  tokenOf(getState()) === null ? 'ended' : 'refreshed';

const requestTokens = async (
  api: StoreApi,
  extra: ApiExtra,
  refreshToken: string,
): Promise<RefreshOutcome> => {
  const { data, error } = await sendDetached(
    'refreshSession',
    { url: paths.refreshToken, method: 'POST', body: { refresh_token: refreshToken } },
    api,
  );
  // Discard the response if the session was ended or replaced by another tab in the meantime.
  if (refreshTokenOf(api.getState()) !== refreshToken) return outcomeOf(api);
  const session = error ? undefined : sessionFromWire(data, refreshToken);
  if (session) {
    noteServerTime(api, issuedAt(session));
    api.dispatch(tokensRefreshed(session));
    return 'refreshed';
  }
  if (error && isRejection(error)) {
    api.dispatch(sessionExpired());
    return 'ended';
  }
  const wait = error?.kind === 'http' ? (error.retryAfter ?? 0) * 1000 : 0;
  running.set(extra, { notBefore: extra.now() + Math.max(timings.refreshCooldown, wait) });
  return 'failed';
};

const refresh = async (api: StoreApi, extra: ApiExtra): Promise<RefreshOutcome> => {
  if (api.dispatch(adoptStoredSession())) return outcomeOf(api);
  const refreshToken = refreshTokenOf(api.getState());
  if (refreshToken !== null) return requestTokens(api, extra, refreshToken);
  api.dispatch(sessionExpired());
  return 'ended';
};

export type RefreshOptions = {
  /** Also during the cooldown after a failure. */
  force?: boolean;
  /** The token that was rejected or has expired: nothing is sent if it has been replaced since. */
  replacing?: string;
};

/** Refreshes the session; concurrent calls share one request. After an inconclusive failure there is a cooldown. */
export async function refreshSession(
  api: StoreApi,
  options: RefreshOptions = {},
): Promise<RefreshOutcome> {
  const { extra } = api;
  if (!isApiExtra(extra)) return 'failed';
  const { replacing } = options;
  if (replacing !== undefined && tokenOf(api.getState()) !== replacing) return outcomeOf(api);
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

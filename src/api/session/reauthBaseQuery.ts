import type { BaseQueryApi } from '@reduxjs/toolkit/query/react';
import type { ApiError } from '../errors/apiError';
import { sessionExpired } from '../../state/authSlice';
import { baseQuery, type ApiBaseQuery } from '../baseQuery';
import { refreshSession } from './lazyRefreshSession';
import { tokenOf } from './sessionState';

type Result = Awaited<ReturnType<ApiBaseQuery>>;

const isUnauthorized = ({ error }: Result) => error?.kind === 'http' && error.status === 401;

const isReading = (args: Parameters<ApiBaseQuery>[0]) =>
  typeof args === 'string' || (args.method ?? 'GET').toUpperCase() === 'GET';

const sessionKept: ApiError = { kind: 'sessionKept', messageKey: 'errors:sessionKept' };

/** A freshly refreshed token is rejected too: end the session, or the retries would never stop. */
const giveUp = (api: BaseQueryApi, rejected: string | null) => {
  if (rejected !== null && tokenOf(api.getState()) === rejected) api.dispatch(sessionExpired());
};

const retry = async (
  args: Parameters<ApiBaseQuery>[0],
  api: BaseQueryApi,
  extraOptions: Parameters<ApiBaseQuery>[2],
): Promise<Result> => {
  const token = tokenOf(api.getState());
  const result = await baseQuery(args, api, extraOptions);
  if (isUnauthorized(result)) giveUp(api, token);
  return result;
};

/**
 * Sends a request. A 401 refreshes the session, once for all requests of the tab, and repeats the request once. Public GET
 * requests are repeated without a token if the session cannot be refreshed.
 */
export const reauthBaseQuery: ApiBaseQuery = async (args, api, extraOptions) => {
  const sent = extraOptions?.anonymous ? null : tokenOf(api.getState());
  const first = await baseQuery(args, api, extraOptions);
  if (sent === null || !isUnauthorized(first)) return first;
  const outcome = await refreshSession(api, { replacing: sent });
  const second = outcome === 'refreshed' ? await retry(args, api, extraOptions) : first;
  if (!isUnauthorized(second)) return second;
  if (extraOptions?.public && isReading(args)) {
    return baseQuery(args, api, { ...extraOptions, anonymous: true });
  }
  // Replace the 401's message, which says that the session has ended: that is not certain.
  return outcome === 'failed' ? { error: sessionKept } : second;
};

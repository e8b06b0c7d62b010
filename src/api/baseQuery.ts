import { fetchBaseQuery, type BaseQueryFn, type FetchArgs } from '@reduxjs/toolkit/query/react';
import { timings } from '../config/timings';
import { isApiExtra } from './apiExtra';
import { toApiError, type ApiError } from './errors/apiError';
import { noteFailedRequest } from './failedRequest';
import { noteResponseTime } from './session/serverClock';
import { tokenOf } from './session/sessionState';

/**
 * Facts about a response. RTK Query puts them into actions (`baseQueryMeta`), so they never include the request, which
 * contains the token and secret arguments.
 */
export type ApiMeta = {
  /** When an offline copy was fetched, by the service worker or for the member; not set for a fresh response. */
  fetchedAt?: string | null | undefined;
};

export type ApiBaseQuery = BaseQueryFn<
  string | FetchArgs,
  unknown,
  ApiError,
  ApiEndpointOptions,
  ApiMeta
>;

export type ApiEndpointOptions = {
  /** Guests may send this request too: after the session ends, it is repeated without a token. */
  public?: boolean;
  /** Sent without the bearer token, and a 401 does not trigger a refresh: login, refresh. */
  anonymous?: boolean;
  /** The response is the member's own, and can be read offline. */
  offlineCopy?: boolean;
};

/** Sends one API request with headers and timeout; converts every failure to an ApiError. */
export const baseQuery: ApiBaseQuery = async (args, api, extraOptions) => {
  const { extra } = api;
  if (!isApiExtra(extra)) throw new Error('The store was created without the api extra argument.');
  const send = fetchBaseQuery({
    baseUrl: extra.host,
    fetchFn: (input, init) => extra.fetch(input, init),
    timeout: timings.requestTimeout,
    prepareHeaders: (headers) => {
      headers.set('Accept', 'application/ld+json');
      if (!headers.has('Accept-Language')) headers.set('Accept-Language', extra.language());
      const token = extraOptions?.anonymous ? null : tokenOf(api.getState());
      if (token !== null) headers.set('Authorization', `Bearer ${token}`);
      return headers;
    },
  });
  const { data, error, meta: sent } = await send(args, api, {});
  if (sent) noteResponseTime(api, sent);
  const headers = sent?.response?.headers;
  if (error) noteFailedRequest(api.endpoint, args);
  const meta: ApiMeta = { fetchedAt: headers?.get('X-Fetched-At') };
  return error
    ? { error: await toApiError(error, { headers, now: extra.now() }), meta }
    : { data, meta };
};

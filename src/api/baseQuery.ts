import { fetchBaseQuery, type BaseQueryFn, type FetchArgs } from '@reduxjs/toolkit/query/react';
import { timings } from '../config/timings';
import { isApiExtra } from './apiExtra';
import { toApiError, type ApiError } from './apiError';
import { noteAnswerTime } from './serverClock';
import { tokenOf } from './sessionState';

export type ApiBaseQuery = BaseQueryFn<string | FetchArgs, unknown, ApiError, ApiEndpointOptions>;

export type ApiEndpointOptions = {
  /** Guests may send this request too: after the session ends, it is repeated without a token. */
  public?: boolean;
  /** Sent without the bearer token, and a 401 does not trigger a refresh: login, refresh. */
  anonymous?: boolean;
};

/** Parses a JSON body; an empty one is null, anything else (a proxy's HTML page) is a parsing error. */
const readJson = async (response: Response): Promise<unknown> => {
  const text = await response.text();
  return text === '' ? null : JSON.parse(text);
};

/** Sends one API request with headers and timeout; converts every failure to an ApiError. */
export const baseQuery: ApiBaseQuery = async (args, api, extraOptions) => {
  const { extra } = api;
  if (!isApiExtra(extra)) throw new Error('The store was created without the api extra argument.');
  const send = fetchBaseQuery({
    baseUrl: extra.host,
    fetchFn: (input, init) => extra.fetch(input, init),
    timeout: timings.requestTimeout,
    responseHandler: readJson,
    prepareHeaders: (headers) => {
      headers.set('Accept', 'application/ld+json');
      if (!headers.has('Accept-Language')) headers.set('Accept-Language', extra.language());
      const token = extraOptions?.anonymous ? null : tokenOf(api.getState());
      if (token !== null) headers.set('Authorization', `Bearer ${token}`);
      return headers;
    },
  });
  const { data, error, meta } = await send(args, api, {});
  const described = meta ? { meta } : {};
  if (meta) noteAnswerTime(api, meta);
  if (error) {
    return {
      error: await toApiError(error, { headers: meta?.response?.headers, now: extra.now() }),
      ...described,
    };
  }
  return { data, ...described };
};

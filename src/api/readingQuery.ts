import type { FetchArgs, QueryReturnValue } from '@reduxjs/toolkit/query/react';
import { unreadableResponse, type ApiError } from './apiError';
import type { Kept } from './collection';

type Answer = QueryReturnValue<unknown, ApiError, { response?: Response } | object | undefined>;

/** When the service worker fetched a cached response; not set for a fresh one. */
const keptAtOf = ({ meta }: Answer): string | null | undefined =>
  meta && 'response' in meta ? meta.response?.headers.get('X-Fetched-At') : undefined;

/**
 * The query function of an endpoint that returns JSON. `read` converts the body to the client's type; it returns undefined
 * for a wrong shape, which becomes an error to show and never crashes a page.
 */
export function readingQuery<Argument, Result extends object>(
  request: (argument: Argument) => FetchArgs,
  read: (body: unknown) => Result | undefined,
) {
  return async (
    argument: Argument,
    _api: unknown,
    _extraOptions: unknown,
    send: (args: FetchArgs) => PromiseLike<Answer> | Answer,
  ): Promise<{ data: Result & Kept } | { error: ApiError }> => {
    const answer = await send(request(argument));
    if (answer.error) return { error: answer.error };
    const data = read(answer.data);
    if (data === undefined) {
      return { error: unreadableResponse };
    }
    const keptAt = keptAtOf(answer);
    return { data: keptAt ? { ...data, keptAt } : data };
  };
}

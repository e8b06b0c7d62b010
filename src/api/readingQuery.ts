import type { FetchArgs, QueryReturnValue } from '@reduxjs/toolkit/query/react';
import { unreadableResponse, type ApiError } from './apiError';
import type { Kept } from './collection';

type Answer = QueryReturnValue<unknown, ApiError, { response?: Response } | object | undefined>;

/** When the service worker fetched an answer it had kept; undefined for one of this moment. */
const keptAtOf = ({ meta }: Answer): string | null | undefined =>
  meta && 'response' in meta ? meta.response?.headers.get('X-Fetched-At') : undefined;

/**
 * The query function of an endpoint that asks for JSON: `read` turns the body into the client's own type, or gives
 * undefined for one of a wrong shape, which is a failure to show and never a crash of a screen.
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

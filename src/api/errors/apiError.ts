import type { FetchBaseQueryError } from '@reduxjs/toolkit/query/react';
import type { Violation } from './errorBody';

/** A key of the `errors` namespace, for errors without a message from the server. */
export type ApiErrorKey =
  | 'errors:network'
  | 'errors:timeout'
  | 'errors:aborted'
  | 'errors:unreadable'
  | 'errors:sessionKept'
  | 'errors:unauthorized'
  | 'errors:forbidden'
  | 'errors:notFound'
  | 'errors:rateLimited'
  | 'errors:server'
  | 'errors:unknown';

/** Every way a request can fail. `messageKey` can always be shown; prefer `text`, the server's message. */
export type ApiError = { messageKey: ApiErrorKey } & (
  | { kind: 'network' | 'timeout' | 'aborted' | 'unknown' }
  // A 401 whose refresh failed without being rejected: the session may still be valid.
  | { kind: 'sessionKept' }
  | { kind: 'unreadable'; status: number }
  | {
      kind: 'http';
      status: number;
      text?: string;
      violations: Violation[];
      /** Seconds to wait before a retry, if the server says so. */
      retryAfter?: number;
      /** Lets support staff find the request in the logs. */
      requestId?: string;
    }
);

/** A successful response whose body does not have the expected shape. */
export const unreadableResponse: ApiError = {
  kind: 'unreadable',
  status: 200,
  messageKey: 'errors:unreadable',
};

/** Our own code has thrown. */
export const unknownError: ApiError = { kind: 'unknown', messageKey: 'errors:unknown' };

const keyOfStatus = (status: number): ApiErrorKey => {
  if (status === 401) return 'errors:unauthorized';
  if (status === 403) return 'errors:forbidden';
  if (status === 404 || status === 410) return 'errors:notFound';
  if (status === 429) return 'errors:rateLimited';
  return status >= 500 ? 'errors:server' : 'errors:unknown';
};

type ErrorContext = { headers?: Headers | undefined; now: number };

/** The parser of error responses is in the chunk that every page loads once it is idle. Without it the status has to do. */
const httpError = async (
  status: number,
  body: unknown,
  { headers, now }: ErrorContext,
): Promise<ApiError> => {
  const code = await import(/* webpackChunkName: "background" */ './errorDetails').catch(
    () => undefined,
  );
  const details = code?.errorDetails(body, headers, now) ?? { violations: [] };
  return { kind: 'http', status, messageKey: keyOfStatus(status), ...details };
};

/** Converts fetchBaseQuery's error to an ApiError. */
export async function toApiError(
  error: FetchBaseQueryError,
  context: ErrorContext,
): Promise<ApiError> {
  if (typeof error.status === 'number') return httpError(error.status, error.data, context);
  switch (error.status) {
    case 'PARSING_ERROR':
      return error.originalStatus >= 400
        ? httpError(error.originalStatus, null, context)
        : { kind: 'unreadable', status: error.originalStatus, messageKey: 'errors:unreadable' };
    case 'TIMEOUT_ERROR':
      return { kind: 'timeout', messageKey: 'errors:timeout' };
    case 'FETCH_ERROR':
      return error.error.includes('AbortError')
        ? { kind: 'aborted', messageKey: 'errors:aborted' }
        : { kind: 'network', messageKey: 'errors:network' };
    default:
      return unknownError;
  }
}

const isApiError = (error: unknown): error is ApiError =>
  typeof error === 'object' && error !== null && 'kind' in error && 'messageKey' in error;

/** The error of an RTK Query hook: an ApiError, or a SerializedError if our own code threw. */
export function asApiError(error: unknown): ApiError | undefined {
  if (error === undefined || error === null) return undefined;
  return isApiError(error) ? error : unknownError;
}

/** True if the resource does not exist (any more). */
export function isNotFound(error: ApiError | undefined): boolean {
  return error?.kind === 'http' && (error.status === 404 || error.status === 410);
}

import { violationsOf, wordsOf } from './errorBody';
import { retryAfterSeconds } from './retryAfter';

/** Details of an error response besides its status. */
export function errorDetails(body: unknown, headers: Headers | undefined, now: number) {
  const text = wordsOf(body);
  const retryAfter = retryAfterSeconds(headers?.get('Retry-After') ?? null, body, now);
  const requestId = headers?.get('X-Request-Id');
  return {
    violations: violationsOf(body),
    ...(text === undefined ? {} : { text }),
    ...(retryAfter === undefined ? {} : { retryAfter }),
    ...(requestId ? { requestId } : {}),
  };
}

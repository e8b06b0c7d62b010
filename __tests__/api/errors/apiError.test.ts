import type { FetchBaseQueryError } from '@reduxjs/toolkit/query/react';
import { asApiError, isNotFound, toApiError } from '../../../src/api/errors/apiError';

const now = Date.parse('2026-01-01T00:00:00Z');
const read = (error: FetchBaseQueryError, headers: Record<string, string> = {}) =>
  toApiError(error, { headers: new Headers(headers), now });

test.each<[string, FetchBaseQueryError, object]>([
  [
    'login refused',
    { status: 401, data: { code: 401, message: 'Invalid credentials.' } },
    { kind: 'http', status: 401, text: 'Invalid credentials.', messageKey: 'errors:unauthorized' },
  ],
  [
    'a problem without a message',
    { status: 404, data: { title: 'Not found', detail: 'No such article.', status: 404 } },
    { kind: 'http', status: 404, text: 'No such article.', messageKey: 'errors:notFound' },
  ],
  [
    'violations',
    {
      status: 422,
      data: {
        detail: 'username: taken',
        violations: [{ propertyPath: 'username', message: 'Already taken.', code: 'x' }],
      },
    },
    {
      kind: 'http',
      text: 'Already taken.',
      violations: [{ field: 'username', message: 'Already taken.' }],
    },
  ],
  [
    'a proxy’s page',
    { status: 'PARSING_ERROR', originalStatus: 502, data: '<html>', error: 'SyntaxError' },
    { kind: 'http', status: 502, messageKey: 'errors:server' },
  ],
  [
    'a body that is no JSON',
    { status: 'PARSING_ERROR', originalStatus: 200, data: '<html>', error: 'SyntaxError' },
    { kind: 'unreadable', status: 200, messageKey: 'errors:unreadable' },
  ],
  ['no answer in time', { status: 'TIMEOUT_ERROR', error: 'x' }, { kind: 'timeout' }],
  ['no network', { status: 'FETCH_ERROR', error: 'TypeError: fetch failed' }, { kind: 'network' }],
  ['given up', { status: 'FETCH_ERROR', error: 'AbortError: aborted' }, { kind: 'aborted' }],
  ['anything else', { status: 'CUSTOM_ERROR', error: 'x' }, { kind: 'unknown' }],
  ['nothing in the body', { status: 500, data: null }, { status: 500, violations: [] }],
])('%s', async (_name, error, expected) => {
  expect(await read(error)).toMatchObject(expected);
});

test('an HTTP error without a message has a default message key', async () => {
  expect(await read({ status: 500, data: null })).toEqual({
    kind: 'http',
    status: 500,
    violations: [],
    messageKey: 'errors:server',
  });
});

test('keeps the Retry-After time and the request id', async () => {
  const error = await read(
    { status: 429, data: {} },
    { 'Retry-After': '30', 'X-Request-Id': 'req-9' },
  );
  expect(error).toMatchObject({
    retryAfter: 30,
    requestId: 'req-9',
    messageKey: 'errors:rateLimited',
  });
});

test.each([
  [404, true],
  [410, true],
  [403, false],
])('%i counts as not found: %s', async (status, gone) => {
  expect(isNotFound(await read({ status, data: null }))).toBe(gone);
});

test('a thrown error becomes unknown, an ApiError stays itself, undefined stays undefined', async () => {
  expect(asApiError({ name: 'TypeError', message: 'x' })?.kind).toBe('unknown');
  const error = await read({ status: 404, data: null });
  expect(asApiError(error)).toBe(error);
  expect(asApiError(undefined)).toBeUndefined();
});

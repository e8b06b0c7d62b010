import { STATUS_CODES } from 'node:http';
import { Type, type TSchema } from '@sinclair/typebox';
import { Problem } from '../../../contract/schemas/errors';
import { RateLimitProblem, SessionProblem } from '../../../contract/schemas/problems';

interface Header {
  type: 'string' | 'integer';
  description: string;
}

const retryAfter: Header = {
  type: 'integer',
  description: 'Seconds to wait before the next request.',
};

const descriptions: Readonly<Record<number, string>> = {
  400: 'The URL, a parameter or the body is malformed.',
  401: 'The token is missing, invalid or expired. An invalid token is rejected on public operations too.',
  403: 'The member is not allowed to do this.',
  404: 'Nothing was found at this URL.',
  405: 'The URL does not support the method; `Allow` lists those it supports.',
  406: 'The client accepts neither JSON-LD nor JSON.',
  408: 'The body did not arrive in time.',
  409: 'The request conflicts with the current state of the resource.',
  410: 'The resource was deleted.',
  413: 'The body is too large.',
  415: 'The media type of the body is not supported.',
  422: 'Fields of the body are missing or invalid; `violations` lists each of them.',
  429: 'Too many requests.',
  503: 'The service is overloaded or restarting.',
};

const headers: Readonly<Record<number, Record<string, Header>>> = {
  401: { 'WWW-Authenticate': { type: 'string', description: '`Bearer`.' } },
  405: { Allow: { type: 'string', description: 'The supported methods.' } },
  429: { 'Retry-After': retryAfter },
  503: { 'Retry-After': retryAfter },
};

const schemas: Readonly<Record<number, TSchema>> = { 401: SessionProblem, 429: RateLimitProblem };

/** An error response: problem details (RFC 9457). */
export function problemResponse(status: number, schema: unknown = schemas[status] ?? Problem) {
  return {
    description: descriptions[status] ?? STATUS_CODES[status] ?? 'The request was rejected.',
    ...(headers[status] ? { headers: headers[status] } : {}),
    content: { 'application/problem+json': { schema } },
  };
}

/** A response that is a file of one of these media types. */
export function fileResponse(description: string, ...mediaTypes: readonly string[]) {
  const schema = { type: 'string', format: 'binary' };
  return {
    description,
    content: Object.fromEntries(mediaTypes.map((mediaType) => [mediaType, { schema }])),
  };
}

/** A missing file: plain text, or problem details for clients that accept JSON. */
export const fileNotFound = {
  description: descriptions[404],
  content: {
    'text/plain': { schema: Type.String() },
    'application/problem+json': { schema: Problem },
  },
};

/** The name of a shared response in `components`: `TooManyRequests`. */
export function responseName(status: number): string {
  return (STATUS_CODES[status] ?? `Status${status}`).replaceAll(/[^A-Za-z]/g, '');
}

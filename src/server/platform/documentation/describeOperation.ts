import { STATUS_CODES } from 'node:http';
import type { SwaggerTransform } from '@fastify/swagger';
import type { FastifySchema, RouteOptions } from 'fastify';
import { mediaTypes } from '../jsonLd/mediaType';
import { withNames } from './namedSchemas';
import { problemResponse } from './problemResponses';

type Responses = Record<string, unknown>;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Adds what all operations have in common: operation id, security, error responses, media types. */
export const describeOperation: SwaggerTransform = ({ schema = {}, url, route }) => {
  if (schema.hide) return { schema, url };
  const security = schema.security ?? (isApi(url) ? optionalBearer : []);
  const { body, response, ...rest } = schema;
  const described: FastifySchema = {
    ...rest,
    operationId: schema.operationId ?? operationId(methodOf(route), url),
    security,
    response: withNames({
      ...sharedResponses(schema, route, security),
      ...declaredResponses(response),
    }),
    ...(body === undefined
      ? {}
      : { body: withNames(body), consumes: ['application/json', 'application/ld+json'] }),
  };
  return { schema: described, url };
};

/** Public, but an invalid token is rejected. */
const optionalBearer = [{}, { bearer: [] }];

const isApi = (url: string) => /^\/api(?:\/|$)/.test(url);
const methodOf = ({ method }: RouteOptions) => [method].flat()[0] ?? 'GET';

/** `getArticlesByIdRelated` for `GET /api/articles/:id/related`. */
function operationId(method: string, url: string): string {
  const words = url
    .replace(/^\/api\//, '/')
    .replaceAll(/:(\w)/g, (_match, first: string) => `by-${first}`)
    .split(/[^A-Za-z0-9]+/)
    .filter((word) => word !== '')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return method.toLowerCase() + words.join('');
}

function sharedResponses(
  schema: FastifySchema,
  route: RouteOptions,
  security: readonly Record<string, unknown>[],
): Responses {
  const reading = methodOf(route) === 'GET';
  const guarded = security.length > 0 && security.every(({ bearer }) => bearer !== undefined);
  const hasParameters = route.url.includes(':');
  const statuses = [
    400,
    ...(security.length > 0 ? [401] : []),
    ...(guarded && (hasParameters || route.url.startsWith('/api/admin/')) ? [403] : []),
    ...(hasParameters ? [404] : []),
    405,
    ...(reading && isJsonLd(schema.response) ? [406] : []),
    ...(reading ? [] : [408, 413, 415]),
    ...(schema.body === undefined ? [] : [422]),
    429,
    503,
  ];
  return {
    ...(reading
      ? { 304: { type: 'null', description: 'Not modified since the `ETag` in `If-None-Match`.' } }
      : {}),
    ...Object.fromEntries(statuses.map((status) => [status, problemResponse(status)])),
  };
}

const isJsonLd = (response: unknown): boolean =>
  isObject(response) &&
  isObject(response['200']) &&
  isObject(response['200'].content) &&
  mediaTypes.jsonLd in response['200'].content;

function declaredResponses(response: unknown): Responses {
  if (!isObject(response)) return {};
  return Object.fromEntries(
    Object.entries(response).map(([code, schema]) => [
      code,
      describeResponse(Number(code), schema),
    ]),
  );
}

function describeResponse(status: number, schema: unknown): unknown {
  if (!isObject(schema) || schema.type === 'null') return schema;
  const described = 'content' in schema;
  if (status >= 400) return described ? schema : problemResponse(status, schema);
  const description = schema.description ?? STATUS_CODES[status];
  return described
    ? { ...schema, description }
    : { description, content: { 'application/json': { schema } } };
}

import { Ajv2020 } from 'ajv/dist/2020';
import type { ValidateFunction } from 'ajv';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { jsonLdPaths } from '../../../src/contract/jsonLdPaths';
import { contextOf } from '../../../src/server/platform/jsonLd/contexts';
import {
  readOpenApi,
  writeOpenApi,
  type OpenApiDocument,
  type OpenApiResponse,
} from './openApiFile';
import { watchServers } from './watchServers';

/*
 * Compares every response of the servers of a test file with their OpenAPI document: status, media type and body. A difference
 * fails the test. Validators are compiled once per test file and only for the responses that occur.
 */

interface Documented {
  paths: OpenApiDocument['paths'];
  responses: Record<string, OpenApiResponse>;
  validate: (pointer: string) => ValidateFunction;
}

const differences: string[] = [];
let documented: Documented | undefined;
const escapePointer = (text: string) => text.replaceAll('~', '~0').replaceAll('/', '~1');

function describe(document: OpenApiDocument): Documented {
  const ajv = new Ajv2020({
    strict: false,
    // The document is not a schema itself, and large.
    validateSchema: false,
    formats: {
      'date-time': /^\d{4}-\d\d-\d\dT[\d:.]+Z$/,
      uri: (text: string) => URL.canParse(text),
      binary: true,
    },
  });
  ajv.addSchema({ ...document, $id: 'openapi' });
  return {
    paths: document.paths,
    responses: document.components.responses,
    validate: (pointer) => ajv.getSchema(`openapi#${pointer}`) ?? ajv.compile({ not: {} }),
  };
}

function differenceOf(
  { server: _server, method, routeOptions }: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): string | undefined {
  const { url, schema } = routeOptions;
  if (url === undefined || schema?.hide) return undefined;
  const path = url.replaceAll(/:(\w+)/g, '{$1}');
  const verb = method === 'HEAD' ? 'get' : method.toLowerCase();
  documented ??= describe(readOpenApi(reply.server));
  // A server with a client has more routes than the one whose document was stored.
  if (!documented.paths[path]?.[verb]) documented = describe(writeOpenApi(reply.server));
  const { paths, responses, validate } = documented;
  const operation = paths[path]?.[verb];
  if (!operation) return 'is not documented';

  const status = String(reply.statusCode);
  const declared = operation.responses[status];
  if (!declared) return `has no documented status ${status}`;
  const shared = declared.$ref?.split('/').at(-1);
  const { content } = (shared === undefined ? declared : responses[shared]) ?? {};
  const [type = ''] = String(reply.getHeader('content-type') ?? '').split(';');
  // Fastify drops the payload of 204 after its hooks.
  if (!content) return payload && status !== '204' ? `has a body with ${status}` : undefined;
  if (!content[type]) return `has the media type "${type}" with ${status}`;
  if (typeof payload !== 'string' || !type.endsWith('json')) return undefined;

  const base =
    shared === undefined
      ? `/paths/${escapePointer(path)}/${verb}/responses/${status}`
      : `/components/responses/${shared}`;
  const check = validate(`${base}/content/${escapePointer(type)}/schema`);
  const body: unknown = JSON.parse(payload);
  if (!check(body)) return `has another body with ${status}: ${JSON.stringify(check.errors)}`;
  return type === 'application/ld+json' ? contextDifference(body) : undefined;
}

function contextDifference(body: unknown): string | undefined {
  const context: unknown = Object(body)['@context'];
  if (typeof context === 'object') return undefined;
  const type = String(context).replace(jsonLdPaths.context(''), '');
  return contextOf(type, 'http://localhost') ? undefined : `has the context ${String(context)}`;
}

watchServers((server) => {
  server.addHook('onSend', async (request, reply, payload) => {
    const difference = differenceOf(request, reply, payload);
    if (difference) differences.push(`${request.method} ${request.url} ${difference}`);
    return payload;
  });
});

afterEach(() => {
  const found = differences.splice(0);
  if (found.length > 0) throw new Error(`Differs from /api/docs.json:\n${found.join('\n')}`);
});

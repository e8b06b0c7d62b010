import type { onRequestHookHandler } from 'fastify';
import { fastifyPlugin } from 'fastify-plugin';
import { RequestError } from '../errors/requestError';
import { listHeaders, listHeaderSchemas } from './listHeaders';
import { acceptsJson, mediaTypes, prefersPlainJson } from './mediaType';
import {
  isJsonObject,
  representationsOf,
  toPlainJson,
  withContext,
  type Representations,
} from './representations';

/**
 * Sends responses that have an `@type` as JSON-LD with a context, or as plain JSON to clients that prefer it; lists also name their pages
 * and their total in headers. Routes declare the
 * JSON-LD schema; both representations are compiled and documented.
 */
export const jsonLdPlugin = fastifyPlugin(
  async (app) => {
    app.addHook('onRoute', (route) => {
      const response = route.schema?.response;
      if (!isJsonObject(response)) return;
      const entries = Object.entries(response).map(([code, schema]): [string, unknown] => {
        const representations = code.startsWith('2') ? representationsOf(schema) : undefined;
        return [code, representations ? contentOf(representations) : schema];
      });
      route.schema = { ...route.schema, response: Object.fromEntries(entries) };
      if (isJsonObject(response['200']) && representationsOf(response['200']))
        route.onRequest = [...[route.onRequest ?? []].flat(), refuseOtherTypes];
    });
    app.addHook('preSerialization', async (request, reply, payload) => {
      if (reply.statusCode >= 300 || !isJsonObject(payload) || !('@type' in payload))
        return payload;
      void reply.headers(listHeaders(payload) ?? {});
      if (prefersPlainJson(request.headers.accept)) {
        void reply.type(`${mediaTypes.json}; charset=utf-8`);
        return toPlainJson(payload);
      }
      void reply.type(`${mediaTypes.jsonLd}; charset=utf-8`);
      return withContext(payload);
    });
  },
  { name: 'json-ld', fastify: '5.x' },
);

/** Reads of clients that accept no JSON are refused; writes are not, since their response matters less than their effect. */
const refuseOtherTypes: onRequestHookHandler = (request, _reply, done) => {
  const refused = request.method === 'GET' && !acceptsJson(request.headers.accept);
  done(refused ? new RequestError(406, 'notAcceptable') : undefined);
};

const contentOf = ({ jsonLd, plain }: Representations) => ({
  content: { [mediaTypes.jsonLd]: { schema: jsonLd }, [mediaTypes.json]: { schema: plain } },
  ...(isList(plain) ? { headers: listHeaderSchemas } : {}),
});

const isList = (plain: object) => 'type' in plain && plain.type === 'array';

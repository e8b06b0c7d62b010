import type { FastifyInstance } from 'fastify';
import { mediaTypes } from './mediaType';
import { isJsonObject, jsonLdSchema, withContext } from './representations';

/** Sends responses that have an `@type` as JSON-LD with a context. Routes declare the schema without it. */
export function addJsonLd(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    const response = route.schema?.response;
    if (!isJsonObject(response)) return;
    const entries = Object.entries(response).map(([code, schema]): [string, unknown] => {
      const linked = code.startsWith('2') ? jsonLdSchema(schema) : undefined;
      return [code, linked ? contentOf(linked) : schema];
    });
    route.schema = { ...route.schema, response: Object.fromEntries(entries) };
  });
  app.addHook('preSerialization', async (request, reply, payload) => {
    if (reply.statusCode >= 300 || !isJsonObject(payload) || !('@type' in payload)) return payload;
    const accept = request.headers.accept ?? '';
    const plain = accept.includes(mediaTypes.json) && !accept.includes('ld+json');
    void reply.type(`${plain ? mediaTypes.json : mediaTypes.jsonLd}; charset=utf-8`);
    return withContext(payload);
  });
}

const contentOf = (schema: object) => ({
  content: { [mediaTypes.jsonLd]: { schema }, [mediaTypes.json]: { schema } },
});

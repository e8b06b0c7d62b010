import type { FastifyInstance } from 'fastify';

/**
 * Names the type of the answers of these routes: linked data (Hydra) unless a client asks for plain JSON and does not mention
 * the other. The body is the same, for JSON-LD is JSON.
 */
export function addLinkedDataType(app: FastifyInstance): void {
  app.addHook('preSerialization', async (request, reply, payload) => {
    if (reply.statusCode < 300) {
      const accept = request.headers.accept ?? '';
      const plain = accept.includes('application/json') && !accept.includes('ld+json');
      void reply.type(`${plain ? 'application/json' : 'application/ld+json'}; charset=utf-8`);
    }
    return payload;
  });
}

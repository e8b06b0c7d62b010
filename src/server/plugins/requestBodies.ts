import type { FastifyInstance } from 'fastify';

/** Bodies are JSON, under either of its names; anything else gets a 415. */
export function setRequestBodies(app: FastifyInstance): void {
  app.removeContentTypeParser('text/plain');
  app.addContentTypeParser(
    'application/ld+json',
    { parseAs: 'string' },
    app.getDefaultJsonParser('error', 'error'),
  );
}

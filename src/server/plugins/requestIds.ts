import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/** Always our own: a number a client chose could forge lines in the log. */
export function createRequestId(): string {
  return randomUUID();
}

export function addRequestIdHeader(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    void reply.header('X-Request-Id', request.id);
    done();
  });
}

import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/** Never taken from the request: a client could forge log lines with it. */
export function createRequestId(): string {
  return randomUUID();
}

export function addRequestIdHeader(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    void reply.header('X-Request-Id', request.id);
    done();
  });
}

import { randomUUID } from 'node:crypto';
import { fastifyPlugin } from 'fastify-plugin';

/** Never taken from the request: a client could forge log lines with it. */
export function createRequestId(): string {
  return randomUUID();
}

export const requestIdHeaderPlugin = fastifyPlugin(
  async (app) => {
    app.addHook('onRequest', (request, reply, done) => {
      void reply.header('X-Request-Id', request.id);
      done();
    });
  },
  { name: 'request-id-header', fastify: '5.x' },
);

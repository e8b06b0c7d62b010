import { fastifyPlugin } from 'fastify-plugin';

/**
 * One log line per response: request id, method, route pattern, status and time. Never the requested URL, the client's
 * address, its browser or the body: those can be personal data, and some URLs contain tokens.
 */
export const requestLogPlugin = fastifyPlugin(
  async (app) => {
    app.addHook('onResponse', (request, reply, done) => {
      request.log.info(
        {
          method: request.method,
          route: request.routeOptions.url ?? 'none',
          status: reply.statusCode,
          milliseconds: Math.round(reply.elapsedTime),
        },
        'request completed',
      );
      done();
    });
  },
  { name: 'request-log', fastify: '5.x' },
);

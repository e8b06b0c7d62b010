import type { FastifyInstance } from 'fastify';

/**
 * One line per answered request: its id, method, route pattern, status and time. Never the address asked for, the client's
 * address, its browser or anything sent: those can be personal, and tokens stand in some addresses.
 */
export function addRequestLog(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
        milliseconds: Math.round(reply.elapsedTime),
      },
      'request answered',
    );
    done();
  });
}

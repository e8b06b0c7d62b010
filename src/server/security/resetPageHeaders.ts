import type { FastifyInstance } from 'fastify';

/** The page's address holds the token of a mail: no other site, and no file the page loads, may learn where it was asked for. */
export function addResetPageHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const [path = ''] = request.url.split('?', 1);
    if (path.endsWith('/reset-password')) void reply.header('Referrer-Policy', 'no-referrer');
    done();
  });
}

import type { FastifyInstance } from 'fastify';
import { decodePath } from '../requestPath';

/** The page's address holds the token of a mail: no other site, and no file the page loads, may learn where it was asked for. */
export function addResetPageHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const path = decodePath(request.url).replace(/\/$/, '');
    if (path.endsWith('/reset-password')) void reply.header('Referrer-Policy', 'no-referrer');
    done();
  });
}

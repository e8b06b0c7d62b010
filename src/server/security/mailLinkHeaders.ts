import type { FastifyInstance } from 'fastify';
import { decodePath } from '../requestPath';

/** The pages that links in mails lead to hold a token in their address: no other site and no file of the page may learn it. */
const linkedPage = /\/(reset-password|email-change)$/;

export function addMailLinkHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const path = decodePath(request.url).replace(/\/$/, '');
    if (linkedPage.test(path)) void reply.header('Referrer-Policy', 'no-referrer');
    done();
  });
}

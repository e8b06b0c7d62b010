import type { FastifyInstance } from 'fastify';
import { decodePath } from '../requestPath';

/** Pages linked from mails have a token in their URL, which must not leak in the Referer header. */
const linkedPage = /\/(reset-password|email-change)$/;

export function addMailLinkHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const path = decodePath(request.url).replace(/\/$/, '');
    if (linkedPage.test(path)) void reply.header('Referrer-Policy', 'no-referrer');
    done();
  });
}

import { fastifyPlugin } from 'fastify-plugin';
import { decodePath } from '../http/requestPath';

/** Pages linked from mails have a token in their URL, which must not leak in the Referer header. */
const linkedPage = /\/(reset-password|email-change)$/;

export const mailLinkHeadersPlugin = fastifyPlugin(
  async (app) => {
    app.addHook('onRequest', (request, reply, done) => {
      const path = decodePath(request.url).replace(/\/$/, '');
      if (linkedPage.test(path)) void reply.header('Referrer-Policy', 'no-referrer');
      done();
    });
  },
  { name: 'mail-link-headers', dependencies: ['security-headers'], fastify: '5.x' },
);

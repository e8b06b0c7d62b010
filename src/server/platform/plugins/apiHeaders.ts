import { fastifyPlugin } from 'fastify-plugin';
import { languageTags } from '../../../contract/languages';
import { isApiRequest } from '../http/requestPath';

/**
 * Cache and robots headers of every API response: it varies by language, may be cached but must be revalidated
 * (usually a 304), and is not indexed. Routes may override them.
 */
export const apiHeadersPlugin = fastifyPlugin(
  async (app) => {
    app.addHook('onRequest', (request, reply, done) => {
      if (isApiRequest(request)) {
        void reply.headers({
          'Cache-Control': 'no-cache',
          'Content-Language': languageTags[request.language],
          Vary: 'Accept, Accept-Language',
          'X-Robots-Tag': 'noindex',
        });
      }
      done();
    });
  },
  { name: 'api-headers', dependencies: ['language', 'response-cache'], fastify: '5.x' },
);

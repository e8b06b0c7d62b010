import type { FastifyInstance } from 'fastify';
import { languageTags } from '../../contract/languages';
import { isApiRequest } from '../requestPath';

/**
 * Cache and robots headers of every API response: it varies by language, may be cached but must be revalidated
 * (usually a 304), and is not indexed. Routes may override them.
 */
export function addApiHeaders(app: FastifyInstance): void {
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
}

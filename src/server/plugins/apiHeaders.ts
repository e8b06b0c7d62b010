import type { FastifyInstance } from 'fastify';
import { languageTags } from '../../contract/languages';
import { isApiRequest } from '../requestPath';

/**
 * What every answer of the API tells caches and search engines: it differs by language, may be kept but must be asked for anew
 * (which costs a 304), and is no page to be found. Routes may say otherwise.
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

import type { FastifyInstance } from 'fastify';
import {
  chooseLanguage,
  fallbackLanguage,
  parseAcceptLanguage,
  type Language,
} from '../../contract/languages';

declare module 'fastify' {
  interface FastifyRequest {
    /** The supported language the reader prefers, by Accept-Language. */
    language: Language;
  }
}

/** Sets the language of every request. */
export function addLanguage(app: FastifyInstance): void {
  app.decorateRequest('language', fallbackLanguage);
  app.addHook('onRequest', (request, _reply, done) => {
    request.language = chooseLanguage(parseAcceptLanguage(request.headers['accept-language']));
    done();
  });
}

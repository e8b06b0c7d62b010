import { fastifyPlugin } from 'fastify-plugin';
import {
  chooseLanguage,
  fallbackLanguage,
  parseAcceptLanguage,
  type Language,
} from '../../../contract/languages';

declare module 'fastify' {
  interface FastifyRequest {
    /** The reader's preferred supported language, from Accept-Language. */
    language: Language;
  }
}

/** Sets the language of every request. */
export const languagePlugin = fastifyPlugin(
  async (app) => {
    app.decorateRequest('language', fallbackLanguage);
    app.addHook('onRequest', (request, _reply, done) => {
      request.language = chooseLanguage(parseAcceptLanguage(request.headers['accept-language']));
      done();
    });
  },
  { name: 'language', fastify: '5.x' },
);

import { fastifyPlugin } from 'fastify-plugin';

/**
 * Bodies are JSON, under either of its names; anything else gets a 415. An empty one counts as none: many clients send the content
 * type with every request.
 */
export const requestBodiesPlugin = fastifyPlugin(
  async (app) => {
    app.removeContentTypeParser(['text/plain', 'application/json']);
    const parseJson = app.getDefaultJsonParser('error', 'error');
    app.addContentTypeParser<string>(
      ['application/json', 'application/ld+json'],
      { parseAs: 'string' },
      (request, body, done) => (body === '' ? done(null) : parseJson(request, body, done)),
    );
  },
  { name: 'request-bodies', fastify: '5.x' },
);

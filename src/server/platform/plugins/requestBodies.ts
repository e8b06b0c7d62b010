import { fastifyPlugin } from 'fastify-plugin';

/** Bodies are JSON, under either of its names; anything else gets a 415. */
export const requestBodiesPlugin = fastifyPlugin(
  async (app) => {
    app.removeContentTypeParser('text/plain');
    app.addContentTypeParser(
      'application/ld+json',
      { parseAs: 'string' },
      app.getDefaultJsonParser('error', 'error'),
    );
  },
  { name: 'request-bodies', fastify: '5.x' },
);

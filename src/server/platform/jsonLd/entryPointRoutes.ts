import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from '@sinclair/typebox';
import { jsonLdPaths } from '../../../contract/jsonLdPaths';
import type { AppConfig } from '../settings/appDependencies';
import { RequestError } from '../errors/requestError';
import { apiUrl } from '../http/publicOrigin';
import type { ReadSiteSettings } from '../website/siteSettingsCache';
import { contextOf, entryPointType } from './contexts';
import { hydraDocumentation } from './hydraDocumentation';
import { mediaTypes } from './mediaType';
import { resources } from './resources';

const type = `${mediaTypes.jsonLd}; charset=utf-8`;
const jsonLdResponse = (description: string) => ({
  description,
  content: { [mediaTypes.jsonLd]: { schema: Type.Object({}, { additionalProperties: true }) } },
});

/** The Hydra entry point, the contexts of the types and the API documentation. */
export const entryPointRoutes: FastifyPluginAsyncTypebox<{
  config: AppConfig;
  readSite: ReadSiteSettings;
}> = async (app, { config, readSite }) => {
  const origin = apiUrl(config);
  const entryPoint = {
    '@context': jsonLdPaths.context(entryPointType),
    '@id': jsonLdPaths.entryPoint,
    '@type': [entryPointType, 'hydra:EntryPoint'],
    ...Object.fromEntries(
      Object.values(resources).flatMap(({ collection }) =>
        collection ? [[collection.name, collection.path]] : [],
      ),
    ),
  };
  app.addHook('onRequest', (_request, reply, done) => {
    const link = `<${origin}${jsonLdPaths.documentation}>; rel="http://www.w3.org/ns/hydra/core#apiDocumentation"`;
    void reply.header('Link', link);
    done();
  });

  app.get(
    jsonLdPaths.entryPoint,
    {
      schema: {
        ...describe('Get the Hydra entry point'),
        description:
          'It lists the URLs of the collections. Those of groups, charts, players and scores cannot be listed; their items are below them.',
        response: { 200: jsonLdResponse('The entry point.') },
      },
    },
    (_request, reply) => reply.type(type).send(entryPoint),
  );

  app.get(
    jsonLdPaths.documentation,
    {
      schema: {
        ...describe('Get the Hydra API documentation'),
        response: { 200: jsonLdResponse('A `hydra:ApiDocumentation`.') },
      },
    },
    async (_request, reply) => {
      const { name } = await readSite();
      return reply.type(type).send(hydraDocumentation(origin, name));
    },
  );

  app.get(
    jsonLdPaths.context(':type'),
    {
      schema: {
        ...describe('Get the JSON-LD context of a type'),
        params: Type.Object({ type: Type.String() }),
        response: { 200: jsonLdResponse('A JSON-LD context.') },
      },
    },
    (request, reply) => {
      const context = contextOf(request.params.type, origin);
      if (!context) throw new RequestError(404, 'notFound');
      return reply.type(type).send(context);
    },
  );
};

function describe(summary: string) {
  return { tags: ['JSON-LD'], summary };
}

import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { languageTags } from '../../../contract/languages';
import { paths } from '../../../contract/paths';
import {
  Platform,
  PlatformCollection,
  Series,
  SeriesCollection,
} from '../../../contract/schemas/games';
import type { Database } from '../../platform/database/tables';
import { RequestError } from '../../platform/errors/requestError';
import { buildWholeCollection } from '../../platform/http/collection';
import { jsonLdPlugin } from '../../platform/jsonLd/jsonLd';
import {
  idParams,
  parameterValidatorCompiler,
  wholeListQuery,
} from '../../platform/plugins/parameterSchemas';
import { findOneSeries, findPlatform, findPlatforms, findSeries } from './catalogueLists';

/** The platforms and series that public games belong to, each as one list, and one of them. */
export const catalogueRoutes: FastifyPluginAsyncTypebox<{ database: Database }> = async (
  app,
  { database },
) => {
  app.setValidatorCompiler(parameterValidatorCompiler);
  await app.register(jsonLdPlugin);

  app.get(
    paths.platforms,
    {
      config: { responseCache: true },
      schema: {
        ...describe('List platforms'),
        querystring: wholeListQuery,
        response: { 200: PlatformCollection },
      },
    },
    async (request) =>
      buildWholeCollection({
        path: paths.platforms,
        context: 'Platform',
        items: await findPlatforms(database, { language: request.language }),
      }),
  );

  app.get(
    paths.allSeries,
    {
      config: { responseCache: true },
      schema: {
        ...describe('List series'),
        querystring: wholeListQuery,
        response: { 200: SeriesCollection },
      },
    },
    async (request) =>
      buildWholeCollection({
        path: paths.allSeries,
        context: 'Series',
        items: await findSeries(database, { language: request.language }),
      }),
  );

  app.get(
    `${paths.platforms}/:id`,
    {
      schema: {
        ...describe('Get a platform'),
        params: idParams('platformNotFound'),
        response: { 200: Platform },
      },
    },
    async (request, reply) => {
      const found = await findPlatform(database, {
        id: request.params.id,
        language: request.language,
      });
      if (!found) throw new RequestError(404, 'platformNotFound');
      void reply.header('Content-Language', languageTags[found.locale]);
      return found;
    },
  );

  app.get(
    `${paths.allSeries}/:id`,
    {
      schema: {
        ...describe('Get a series'),
        params: idParams('seriesNotFound'),
        response: { 200: Series },
      },
    },
    async (request, reply) => {
      const found = await findOneSeries(database, {
        id: request.params.id,
        language: request.language,
      });
      if (!found) throw new RequestError(404, 'seriesNotFound');
      void reply.header('Content-Language', languageTags[found.locale]);
      return found;
    },
  );
};

function describe(summary: string) {
  return { tags: ['games'], summary };
}

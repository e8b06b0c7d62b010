import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { paths } from '../../../contract/paths';
import { PlatformCollection, SeriesCollection } from '../../../contract/schemas/games';
import type { Database } from '../../platform/database/tables';
import { buildWholeCollection } from '../../platform/http/collection';
import { jsonLdPlugin } from '../../platform/jsonLd/jsonLd';
import {
  parameterValidatorCompiler,
  wholeListQuery,
} from '../../platform/plugins/parameterSchemas';
import { findPlatforms, findSeries } from './catalogueLists';

/** The platforms and series that public games belong to, each as one list. */
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
        items: await findPlatforms(database, request.language),
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
        items: await findSeries(database, request.language),
      }),
  );
};

function describe(summary: string) {
  return { tags: ['games'], summary };
}

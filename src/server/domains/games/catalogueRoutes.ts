import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { paths } from '../../../contract/paths';
import { PlatformCollection, SeriesCollection } from '../../../contract/schemas/games';
import type { Database } from '../../platform/database/tables';
import { buildCollection } from '../../platform/http/collection';
import { jsonLdPlugin } from '../../platform/jsonLd/jsonLd';
import { parameterValidatorCompiler } from '../../platform/plugins/parameterSchemas';
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
      schema: { ...describe('List platforms'), response: { 200: PlatformCollection } },
    },
    async (request) =>
      wholeList(paths.platforms, 'Platform', await findPlatforms(database, request.language)),
  );

  app.get(
    paths.allSeries,
    {
      config: { responseCache: true },
      schema: { ...describe('List series'), response: { 200: SeriesCollection } },
    },
    async (request) =>
      wholeList(paths.allSeries, 'Series', await findSeries(database, request.language)),
  );
};

function wholeList<Item>(path: string, context: string, items: Item[]) {
  return buildCollection({
    path,
    context,
    query: {},
    page: { page: 1, itemsPerPage: Math.max(1, items.length) },
    total: items.length,
    items,
  });
}

function describe(summary: string) {
  return { tags: ['games'], summary };
}

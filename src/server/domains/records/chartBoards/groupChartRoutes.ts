import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { paths } from '../../../../contract/paths';
import { ChartCollection } from '../../../../contract/schemas/charts';
import { SessionProblem } from '../../../../contract/schemas/problems';
import { inSnapshot } from '../../../platform/database/inSnapshot';
import type { Database } from '../../../platform/database/tables';
import { RequestError } from '../../../platform/errors/requestError';
import { buildWholeCollection } from '../../../platform/http/collection';
import { jsonLdPlugin } from '../../../platform/jsonLd/jsonLd';
import { idParams, parameterValidatorCompiler } from '../../../platform/plugins/parameterSchemas';
import { createChartRepository } from '../../games/chartRepository';
import { readOwnUser } from './aroundMe';
import { groupChartQuery } from './chartListQuery';
import { readChartList } from './readChartList';

/** The charts of a group, each with its first place. */
export const groupChartRoutes: FastifyPluginAsyncTypebox<{ database: Database }> = async (
  app,
  { database },
) => {
  const charts = createChartRepository(database);
  app.setValidatorCompiler(parameterValidatorCompiler);
  await app.register(jsonLdPlugin);

  app.get(
    `${paths.groups}/:id/charts`,
    {
      schema: {
        tags: ['games'],
        summary: 'List the charts of a group with their first places',
        params: idParams('groupNotFound'),
        querystring: groupChartQuery,
        response: { 200: ChartCollection, 401: SessionProblem },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const { language } = request;
      const userId = readOwnUser(request, reply, request.query.withOwn);
      const found = await charts.findOfGroup(id, language);
      if (!found) throw new RequestError(404, 'groupNotFound');
      const items = await inSnapshot(database, async (snapshot) =>
        readChartList(snapshot, { charts: found, language, userId }),
      );
      return buildWholeCollection({
        path: paths.groupCharts(id),
        context: 'Chart',
        items,
      });
    },
  );
};

import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { paths } from '../../../../contract/paths';
import { ChartCollection } from '../../../../contract/schemas/charts';
import type { Database } from '../../../platform/database/tables';
import { RequestError } from '../../../platform/errors/requestError';
import { buildWholeCollection } from '../../../platform/http/collection';
import { jsonLdPlugin } from '../../../platform/jsonLd/jsonLd';
import {
  idParams,
  parameterValidatorCompiler,
  wholeListQuery,
} from '../../../platform/plugins/parameterSchemas';
import { createChartRepository } from '../../games/chartRepository';
import { findChartLeaders } from './findChartLeaders';

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
        querystring: wholeListQuery,
        response: { 200: ChartCollection },
      },
    },
    async (request) => {
      const { id } = request.params;
      const { language } = request;
      const found = await charts.findOfGroup(id, language);
      if (!found) throw new RequestError(404, 'groupNotFound');
      const records = await findChartLeaders(database, found, language);
      const items = found.map((chart) => ({ ...chart, record: records.get(chart.id) ?? null }));
      return buildWholeCollection({
        path: paths.groupCharts(id),
        context: 'Chart',
        items,
      });
    },
  );
};

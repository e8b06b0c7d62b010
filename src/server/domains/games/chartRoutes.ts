import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { languageTags } from '../../../contract/languages';
import { paths } from '../../../contract/paths';
import { Chart, ChartCollection } from '../../../contract/schemas/charts';
import type { Database } from '../../platform/database/tables';
import { RequestError } from '../../platform/errors/requestError';
import { buildWholeCollection } from '../../platform/http/collection';
import { jsonLdPlugin } from '../../platform/jsonLd/jsonLd';
import { idParams, parameterValidatorCompiler } from '../../platform/plugins/parameterSchemas';
import { createChartRepository } from './chartRepository';

/** Public charts: those of a group, and one with its game. */
export const chartRoutes: FastifyPluginAsyncTypebox<{ database: Database }> = async (
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
        ...describe('List the charts of a group'),
        params: idParams('groupNotFound'),
        response: { 200: ChartCollection },
      },
    },
    async (request) => {
      const { id } = request.params;
      const items = await charts.findOfGroup(id, request.language);
      if (!items) throw new RequestError(404, 'groupNotFound');
      return buildWholeCollection({
        path: paths.groupCharts(id),
        context: 'Chart',
        items,
      });
    },
  );

  app.get(
    `${paths.charts}/:id`,
    {
      schema: {
        ...describe('Get a chart'),
        params: idParams('chartNotFound'),
        response: { 200: Chart },
      },
    },
    async (request, reply) => {
      const chart = await charts.find(request.params.id, request.language);
      if (!chart) throw new RequestError(404, 'chartNotFound');
      void reply.header('Content-Language', languageTags[chart.locale]);
      return chart;
    },
  );
};

function describe(summary: string) {
  return { tags: ['games'], summary };
}

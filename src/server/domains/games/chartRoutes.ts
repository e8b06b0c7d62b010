import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { languageTags } from '../../../contract/languages';
import { paths } from '../../../contract/paths';
import { Chart } from '../../../contract/schemas/charts';
import type { Database } from '../../platform/database/tables';
import { RequestError } from '../../platform/errors/requestError';
import { jsonLdPlugin } from '../../platform/jsonLd/jsonLd';
import { idParams, parameterValidatorCompiler } from '../../platform/plugins/parameterSchemas';
import { createChartRepository } from './chartRepository';

/** Charts of public games. */
export const chartRoutes: FastifyPluginAsyncTypebox<{ database: Database }> = async (
  app,
  { database },
) => {
  const charts = createChartRepository(database);
  app.setValidatorCompiler(parameterValidatorCompiler);
  await app.register(jsonLdPlugin);

  app.get(
    `${paths.charts}/:id`,
    {
      schema: {
        tags: ['games'],
        summary: 'Get a chart',
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

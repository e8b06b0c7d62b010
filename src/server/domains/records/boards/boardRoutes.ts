import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { jsonLdPaths } from '../../../../contract/jsonLdPaths';
import { paths } from '../../../../contract/paths';
import { RankingCollection } from '../../../../contract/schemas/charts';
import type { Database } from '../../../platform/database/tables';
import { RequestError } from '../../../platform/errors/requestError';
import { lastValue, type QueryValues } from '../../../platform/http/collection';
import { jsonLdPlugin } from '../../../platform/jsonLd/jsonLd';
import { idParams, parameterValidatorCompiler } from '../../../platform/plugins/parameterSchemas';
import { createChartRepository } from '../../games/chartRepository';
import { boardQuery } from './boardQuery';
import { readChartBoard } from './chartBoard';

/** The path of a page of the same board; the first one without a cursor. */
function pathOf(path: string, query: QueryValues, after?: string): string {
  const parameters = new URLSearchParams();
  for (const name of Object.keys(query)) {
    const value = lastValue(query, name);
    if (name !== 'after' && value !== undefined) parameters.append(name, value);
  }
  if (after !== undefined) parameters.append('after', after);
  return parameters.size === 0 ? path : `${path}?${parameters.toString()}`;
}

/** The public board of a chart, page by page: each page has the link to the next. */
export const boardRoutes: FastifyPluginAsyncTypebox<{ database: Database }> = async (
  app,
  { database },
) => {
  const charts = createChartRepository(database);
  app.setValidatorCompiler(parameterValidatorCompiler);
  await app.register(jsonLdPlugin);

  app.get(
    `${paths.charts}/:id/ranking`,
    {
      schema: {
        tags: ['games'],
        summary: 'Get the ranking of a chart',
        params: idParams('chartNotFound'),
        querystring: boardQuery,
        response: { 200: RankingCollection },
      },
    },
    async (request) => {
      const { id } = request.params;
      const { values, query } = request.query;
      const { language } = request;
      const chart = await charts.find(id, language);
      if (!chart) throw new RequestError(404, 'chartNotFound');
      const { items, total, next } = await readChartBoard(database, { chart, query, language });
      const path = paths.chartRanking(id);
      return {
        '@context': jsonLdPaths.context('RankedScore'),
        '@id': path,
        '@type': 'hydra:Collection' as const,
        'hydra:totalItems': total,
        'hydra:member': items,
        'hydra:view': {
          '@id': pathOf(path, values, lastValue(values, 'after')),
          '@type': 'hydra:PartialCollectionView' as const,
          'hydra:first': pathOf(path, values),
          ...(next === undefined ? {} : { 'hydra:next': pathOf(path, values, next) }),
        },
      };
    },
  );
};

import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { paths } from '../../../../contract/paths';
import { DistributionCollection, RankingCollection } from '../../../../contract/schemas/charts';
import { Problem } from '../../../../contract/schemas/errors';
import { SessionProblem } from '../../../../contract/schemas/problems';
import { RequestError } from '../../../platform/errors/requestError';
import { buildWholeCollection } from '../../../platform/http/collection';
import { buildKeysetCollection } from '../../../platform/http/keysetCollection';
import { jsonLdPlugin } from '../../../platform/jsonLd/jsonLd';
import {
  idParams,
  parameterValidatorCompiler,
  wholeListQuery,
} from '../../../platform/plugins/parameterSchemas';
import type { PlatformServices } from '../../../platform/services';
import { createChartRepository } from '../../games/chartRepository';
import { readOwnUser } from './aroundMe';
import { boardQuery, boardStarts } from './boardQuery';
import { readChartBoard } from './chartBoard';
import { readDistribution } from './readDistribution';
import { refusePast } from './refusePast';

/** The public board of a chart, page by page: each page has the links to the one before and the next. */
export const boardRoutes: FastifyPluginAsyncTypebox<
  Pick<PlatformServices, 'clock' | 'database'>
> = async (app, { clock, database }) => {
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
        response: { 200: RankingCollection, 401: SessionProblem, 422: Problem },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const { values, query } = request.query;
      const { language } = request;
      const chart = await charts.find(id, language);
      if (!chart) throw new RequestError(404, 'chartNotFound');
      const { past } = query;
      if (past) await refusePast(database, { chartId: id, past, now: clock() });
      const userId = readOwnUser(request, reply, query.aroundMe === true || query.withOwn);
      const { own, lastEvent, unranked, first, around, ...page } = await readChartBoard(database, {
        chart,
        query,
        language,
        userId,
      });
      const collection = buildKeysetCollection({
        path: paths.chartRanking(id),
        context: 'RankedScore',
        query: values,
        starts: boardStarts,
        ...page,
      });
      return {
        ...collection,
        lastEvent,
        unranked,
        first,
        ...(around === undefined ? {} : { around }),
        ...(own === undefined ? {} : { own }),
      };
    },
  );

  app.get(
    `${paths.charts}/:id/distribution`,
    {
      schema: {
        tags: ['games'],
        summary: 'Count the scores of a chart by their first value',
        params: idParams('chartNotFound'),
        querystring: wholeListQuery,
        response: { 200: DistributionCollection },
      },
    },
    async (request) => {
      const { id } = request.params;
      const { language } = request;
      const chart = await charts.find(id, language);
      if (!chart) throw new RequestError(404, 'chartNotFound');
      const { items, lastEvent } = await readDistribution(database, { chart, language });
      const path = paths.chartDistribution(id);
      return { ...buildWholeCollection({ path, context: 'DistributionBar', items }), lastEvent };
    },
  );
};

import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { paths } from '../../../../contract/paths';
import { GameChartCollection } from '../../../../contract/schemas/charts';
import { SessionProblem } from '../../../../contract/schemas/problems';
import type { Database } from '../../../platform/database/tables';
import { RequestError } from '../../../platform/errors/requestError';
import { buildCollection } from '../../../platform/http/collection';
import { jsonLdPlugin } from '../../../platform/jsonLd/jsonLd';
import { idParams, parameterValidatorCompiler } from '../../../platform/plugins/parameterSchemas';
import { createGameRepository } from '../../games/gameRepository';
import { readOwnUser } from './aroundMe';
import { gameChartQuery } from './chartListQuery';
import { readGameCharts } from './readGameCharts';

/** The charts of a game, each with its first place, and its latest scores. */
export const gameChartRoutes: FastifyPluginAsyncTypebox<{ database: Database }> = async (
  app,
  { database },
) => {
  const games = createGameRepository(database);
  app.setValidatorCompiler(parameterValidatorCompiler);
  await app.register(jsonLdPlugin);

  app.get(
    `${paths.games}/:id/charts`,
    {
      config: { responseCache: true },
      schema: {
        tags: ['games'],
        summary: 'List the charts of a game with their first places, and its latest scores',
        params: idParams('gameNotFound'),
        querystring: gameChartQuery,
        response: { 200: GameChartCollection, 401: SessionProblem },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const { values, page, withOwn } = request.query;
      const { language } = request;
      const userId = readOwnUser(request, reply, withOwn);
      if (!(await games.exists(id))) throw new RequestError(404, 'gameNotFound');
      const { total, items, latest, progress } = await readGameCharts(database, {
        gameId: id,
        page,
        userId,
        language,
      });
      const collection = buildCollection({
        path: paths.gameCharts(id),
        context: 'Chart',
        query: values,
        page,
        total,
        items,
      });
      return { ...collection, latest, ...(progress ? { progress } : {}) };
    },
  );
};

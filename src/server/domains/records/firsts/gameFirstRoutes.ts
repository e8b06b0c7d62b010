import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { pastPaths } from '../../../../contract/pastPaths';
import { paths } from '../../../../contract/paths';
import {
  FirstHolderCollection,
  GameFirstCollection,
} from '../../../../contract/schemas/gameFirsts';
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
import { createGameRepository } from '../../games/gameRepository';
import { gameFirstQuery } from './gameFirstQuery';
import { readFirstHolders } from './readFirstHolders';
import { readGameFirsts } from './readGameFirsts';
import { readOnThisDay } from './readOnThisDay';

/** Who took the first places of a game, who held how many of them, and one of an earlier year. */
export const gameFirstRoutes: FastifyPluginAsyncTypebox<
  Pick<PlatformServices, 'clock' | 'database'>
> = async (app, { clock, database }) => {
  const games = createGameRepository(database);
  app.setValidatorCompiler(parameterValidatorCompiler);
  await app.register(jsonLdPlugin);

  app.get(
    `${paths.games}/:id/firsts`,
    {
      config: { responseCache: true },
      schema: {
        tags: ['games'],
        summary: 'List who took the first places of a game',
        params: idParams('gameNotFound'),
        querystring: gameFirstQuery,
        response: { 200: GameFirstCollection },
      },
    },
    async (request) => {
      const { id: gameId } = request.params;
      const { values, ...query } = request.query;
      if (!(await games.exists(gameId))) throw new RequestError(404, 'gameNotFound');
      const { language } = request;
      const list = await readGameFirsts(database, { gameId, language, ...query });
      const path = pastPaths.gameFirsts(gameId);
      return buildKeysetCollection({ path, context: 'GameFirst', query: values, ...list });
    },
  );

  app.get(
    `${paths.games}/:id/first_holders`,
    {
      config: { responseCache: true },
      schema: {
        tags: ['games'],
        summary: 'List the players who held the most first places of a game, over time',
        params: idParams('gameNotFound'),
        querystring: wholeListQuery,
        response: { 200: FirstHolderCollection },
      },
    },
    async (request) => {
      const { id: gameId } = request.params;
      if (!(await games.exists(gameId))) throw new RequestError(404, 'gameNotFound');
      const { items, ...facts } = await readFirstHolders(database, { gameId, now: clock() });
      const path = pastPaths.firstHolders(gameId);
      return { ...buildWholeCollection({ path, context: 'FirstHolder', items }), ...facts };
    },
  );

  app.get(
    pastPaths.onThisDay,
    {
      config: { responseCache: true },
      schema: {
        tags: ['games'],
        summary: 'Get a first place that was taken on this day of an earlier year',
        description: 'Of the day in UTC; without a member if none was taken on it.',
        querystring: wholeListQuery,
        response: { 200: GameFirstCollection },
      },
    },
    async ({ language }) =>
      buildWholeCollection({
        path: pastPaths.onThisDay,
        context: 'GameFirst',
        items: await readOnThisDay(database, { language, now: clock() }),
      }),
  );
};

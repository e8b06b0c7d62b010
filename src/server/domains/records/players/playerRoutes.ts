import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { paths } from '../../../../contract/paths';
import {
  PlayerGameCollection,
  PlayerProfile,
  PlayerScoreCollection,
} from '../../../../contract/schemas/players';
import type { PlatformServices } from '../../../platform/services';
import { RequestError } from '../../../platform/errors/requestError';
import { buildKeysetCollection } from '../../../platform/http/keysetCollection';
import { jsonLdPlugin } from '../../../platform/jsonLd/jsonLd';
import { idParams, parameterValidatorCompiler } from '../../../platform/plugins/parameterSchemas';
import { findPlayerRanks } from '../playerRankings/findPlayerRanks';
import { findPlayer } from './findPlayer';
import { findPlayerChange } from './findPlayerChange';
import { readPlayerGames } from './findPlayerGames';
import { readPaidScores } from './findPaidScores';
import { readPlayerScores } from './findPlayerScores';
import { playerGameQuery } from './playerGameQuery';
import { playerScoreQuery } from './playerScoreQuery';

const params = idParams('playerNotFound');

/** Public players: their totals, and their scores. */
export const playerRoutes: FastifyPluginAsyncTypebox<
  Pick<PlatformServices, 'clock' | 'database'>
> = async (app, { clock, database }) => {
  app.setValidatorCompiler(parameterValidatorCompiler);
  await app.register(jsonLdPlugin);

  const requirePlayer = async (id: number) => {
    const player = await findPlayer(database, id);
    if (!player) throw new RequestError(404, 'playerNotFound');
    return player;
  };

  app.get(
    `${paths.players}/:id`,
    { schema: { ...describe('Get a player'), params, response: { 200: PlayerProfile } } },
    async (request) => {
      const { id } = request.params;
      return {
        ...(await requirePlayer(id)),
        ranks: await findPlayerRanks(database, id),
        change: await findPlayerChange(database, { id, now: clock() }),
      };
    },
  );

  app.get(
    `${paths.players}/:id/games`,
    {
      schema: {
        ...describe('List the games of a player'),
        params,
        querystring: playerGameQuery,
        response: { 200: PlayerGameCollection },
      },
    },
    async (request) => {
      const { id: playerId } = request.params;
      const { values, query } = request.query;
      await requirePlayer(playerId);
      const { language } = request;
      return buildKeysetCollection({
        path: paths.playerGames(playerId),
        context: 'PlayerGame',
        query: values,
        ...(await readPlayerGames(database, { playerId, query, language })),
      });
    },
  );

  app.get(
    `${paths.players}/:id/scores`,
    {
      schema: {
        ...describe('List the scores of a player'),
        params,
        querystring: playerScoreQuery,
        response: { 200: PlayerScoreCollection },
      },
    },
    async (request) => {
      const { id: playerId } = request.params;
      const { values, query } = request.query;
      await requirePlayer(playerId);
      const { language } = request;
      return buildKeysetCollection({
        path: paths.playerScores(playerId),
        context: 'PlayerScore',
        query: values,
        ...(query.order === 'latest'
          ? await readPlayerScores(database, { playerId, query, language })
          : await readPaidScores(database, { playerId, query, language })),
      });
    },
  );
};

function describe(summary: string) {
  return { tags: ['games'], summary };
}

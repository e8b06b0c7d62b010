import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { paths } from '../../../../contract/paths';
import { playerBoards } from '../../../../contract/records/rankingBoards';
import {
  PlayerDayCollection,
  PlayerGameCollection,
  PlayerProfile,
  PlayerScoreCollection,
} from '../../../../contract/schemas/players';
import { Problem } from '../../../../contract/schemas/errors';
import type { PlatformServices } from '../../../platform/services';
import { RequestError } from '../../../platform/errors/requestError';
import { buildWholeCollection } from '../../../platform/http/collection';
import { buildKeysetCollection } from '../../../platform/http/keysetCollection';
import { jsonLdPlugin } from '../../../platform/jsonLd/jsonLd';
import {
  idParams,
  parameterValidatorCompiler,
  wholeListQuery,
} from '../../../platform/plugins/parameterSchemas';
import { findPrivacy, requireShown } from '../privacy/requireShown';
import { findCountryRank } from '../playerRankings/findCountryRank';
import { findPlayerRanks } from '../playerRankings/findPlayerRanks';
import { findBestScores } from './findBestScores';
import { findPlayer } from './findPlayer';
import { findPlayerChange } from './findPlayerChange';
import { findPlayerDays, playerDayQuery } from './findPlayerDays';
import { readPlayerGames } from './findPlayerGames';
import { readPaidScores } from './findPaidScores';
import { readPlayerScores } from './findPlayerScores';
import { playerGameQuery } from './playerGameQuery';
import { playerScoreQuery } from './playerScoreQuery';

const params = idParams('playerNotFound');

/** Public players: their totals, now and by day, their games, and their scores. */
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
      const player = await requirePlayer(id);
      const privacy = await findPrivacy(database, { playerId: id, part: 'activity' });
      return {
        ...player,
        ranks: await findPlayerRanks(database, id),
        countryRank: await findCountryRank(database, { id, country: player.country }),
        // For everyone alike: the response is.
        change: privacy?.isPrivate
          ? null
          : await findPlayerChange(database, { id, now: clock(), boards: playerBoards }),
      };
    },
  );

  app.get(
    `${paths.players}/:id/days`,
    {
      schema: {
        ...describe('List what a player had on the days on which something changed'),
        params,
        querystring: playerDayQuery,
        response: { 200: PlayerDayCollection, 403: Problem },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      await requireShown(database, { request, reply }, { playerId: id, part: 'activity' });
      const until = clock().toISOString().slice(0, 10);
      const items = await findPlayerDays(database, { id, until, ...request.query });
      const path = paths.playerDays(id);
      return { ...buildWholeCollection({ path, context: 'PlayerDay', items }), until };
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

  app.get(
    `${paths.players}/:id/scores/best`,
    {
      schema: {
        ...describe('List the places of a player that give the most points'),
        params,
        querystring: wholeListQuery,
        response: { 200: PlayerScoreCollection },
      },
    },
    async (request) => {
      const { id: playerId } = request.params;
      await requirePlayer(playerId);
      const { language } = request;
      const items = await findBestScores(database, { playerId, language });
      const path = paths.bestScores(playerId);
      return buildWholeCollection({ path, context: 'PlayerScore', items });
    },
  );
};

function describe(summary: string) {
  return { tags: ['games'], summary };
}

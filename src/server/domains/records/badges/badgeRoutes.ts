import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from '@sinclair/typebox';
import { badgePaths } from '../../../../contract/badgePaths';
import { paths } from '../../../../contract/paths';
import {
  BadgeOrder,
  GameBadgeCollection,
  PlayerBadgeCollection,
} from '../../../../contract/schemas/badges';
import { SessionProblem } from '../../../../contract/schemas/problems';
import { RequestError } from '../../../platform/errors/requestError';
import { buildKeysetCollection } from '../../../platform/http/keysetCollection';
import { jsonLdPlugin } from '../../../platform/jsonLd/jsonLd';
import { idParams, parameterValidatorCompiler } from '../../../platform/plugins/parameterSchemas';
import { bearerSecurity, memberOf } from '../../../platform/security/guards';
import type { PlatformServices } from '../../../platform/services';
import { createGameRepository } from '../../games/gameRepository';
import { isShown } from '../privacy/requireShown';
import { badgeQuery } from './badgeQuery';
import { orderBadges } from './orderBadges';
import { readGameBadge } from './readGameBadge';
import { readPlayerBadges } from './readPlayerBadges';

/** The badges of players and games, and the order of the own ones. */
export const badgeRoutes: FastifyPluginAsyncTypebox<
  Pick<PlatformServices, 'database' | 'guards'>
> = async (app, { database, guards }) => {
  app.put(
    badgePaths.badgeOrder,
    {
      onRequest: guards.member,
      schema: {
        ...describe('Put the own badges in order'),
        security: bearerSecurity,
        body: BadgeOrder,
        response: {
          204: Type.Null({ description: 'They are in that order.' }),
          401: SessionProblem,
        },
      },
    },
    async (request, reply) => {
      await orderBadges(database, { userId: memberOf(request).id, ...request.body });
      return reply.code(204).send(null);
    },
  );

  await app.register(async (reading: typeof app) => {
    const games = createGameRepository(database);
    reading.setValidatorCompiler(parameterValidatorCompiler);
    await reading.register(jsonLdPlugin);

    reading.get(
      `${paths.players}/:id/badges`,
      {
        schema: {
          ...describe('List the badges of a player'),
          params: idParams('playerNotFound'),
          querystring: badgeQuery,
          response: { 200: PlayerBadgeCollection },
        },
      },
      async (request, reply) => {
        const { id: playerId } = request.params;
        const { values, query } = request.query;
        const { language } = request;
        const isActivityShown = await isShown(
          database,
          { request, reply },
          { playerId, part: 'activity' },
        );
        const found = await readPlayerBadges(database, { playerId, query, language });
        if (!found) throw new RequestError(404, 'playerNotFound');
        const { page, days, ...sums } = found;
        const path = badgePaths.playerBadges(playerId);
        const collection = { path, context: 'PlayerBadge', query: values, ...page } as const;
        return {
          ...buildKeysetCollection(collection),
          ...sums,
          days: isActivityShown ? days : null,
        };
      },
    );

    reading.get(
      `${paths.games}/:id/badge`,
      {
        schema: {
          ...describe('List who holds the badge of a game, or held it'),
          params: idParams('gameNotFound'),
          querystring: badgeQuery,
          response: { 200: GameBadgeCollection },
        },
      },
      async (request) => {
        const { id: gameId } = request.params;
        const { values, query } = request.query;
        if (!(await games.exists(gameId))) throw new RequestError(404, 'gameNotFound');
        const { page, ...sums } = await readGameBadge(database, { gameId, query });
        const path = badgePaths.gameBadge(gameId);
        const collection = { path, context: 'GameBadge', query: values, ...page } as const;
        return { ...buildKeysetCollection(collection), ...sums };
      },
    );
  });
};

function describe(summary: string) {
  return { tags: ['games'], summary };
}

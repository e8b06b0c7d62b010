import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from '@sinclair/typebox';
import { paths } from '../../../../contract/paths';
import { roles } from '../../../../contract/roles';
import { Problem } from '../../../../contract/schemas/errors';
import { RateLimitProblem, SessionProblem } from '../../../../contract/schemas/problems';
import { PlayerRankingChange } from '../../../../contract/schemas/takeBack';
import { requestContext } from '../../../platform/http/requestContext';
import { idParams, parameterValidatorCompiler } from '../../../platform/plugins/parameterSchemas';
import { limitTable } from '../../../platform/rateLimits/limitTable';
import { bearerSecurity, memberOf } from '../../../platform/security/guards';
import type { PlatformServices } from '../../../platform/services';
import { rankingMove } from '../scores/moveRankings';
import { moveFirstPortion } from '../scores/moveScores';
import { createAdministratorGuard } from './administratorGuard';
import { createPlayerRanking } from './rankPlayer';

/** For administrators: which players rank. */
export const playerRankingRoutes: FastifyPluginAsyncTypebox<
  Pick<PlatformServices, 'audit' | 'clock' | 'database' | 'guards' | 'limits'>
> = async (app, services) => {
  const { clock, database, guards, limits } = services;
  const rank = createPlayerRanking(services);
  const guardAdministrators = createAdministratorGuard(services);
  app.setValidatorCompiler(parameterValidatorCompiler);

  app.put(
    `${paths.players}/:id/ranked`,
    {
      onRequest: guards.role(roles.admin),
      schema: {
        security: bearerSecurity,
        tags: ['games'],
        summary: 'Take a player out of the rankings, or let the player rank again',
        description:
          'Everyone can read the reason. All scores of the player leave the boards, or join them again, within a moment.',
        params: idParams('playerNotFound'),
        body: PlayerRankingChange,
        response: {
          204: Type.Null({ description: 'The player ranks, or not, as was asked for.' }),
          401: SessionProblem,
          403: Problem,
          404: Problem,
          409: Problem,
          422: Problem,
          429: RateLimitProblem,
        },
      },
    },
    async (request, reply) => {
      await limits.take(limitTable.adminChangesPerAccount, String(memberOf(request).id));
      const { id: playerId } = request.params;
      const context = requestContext(request);
      const player = await database
        .selectFrom('players')
        .select('userId')
        .where('id', '=', playerId)
        .executeTakeFirst();
      await guardAdministrators(context, player?.userId ?? null);
      await rank(context, playerId, request.body);
      await moveFirstPortion(database, rankingMove(clock), { playerId, log: request.log });
      return reply.code(204).send(null);
    },
  );
};

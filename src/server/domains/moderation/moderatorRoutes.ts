import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { roles } from '../../../contract/roles';
import { Problem } from '../../../contract/schemas/errors';
import { ModeratorGames, ModeratorGamesChange } from '../../../contract/schemas/moderation';
import { RateLimitProblem, SessionProblem } from '../../../contract/schemas/problems';
import { requestContext } from '../../platform/http/requestContext';
import { limitTable } from '../../platform/rateLimits/limitTable';
import { memberOf, requireId } from '../../platform/security/guards';
import type { PlatformServices } from '../../platform/services';
import { describeModeration } from './describeModeration';
import { createModeratorGamesChange, readModeratorGames } from './moderatorGames';

const errorResponses = { 401: SessionProblem, 403: Problem, 404: Problem };

/** Which games a member with the role for proofs judges, for administrators. */
export const moderatorRoutes: FastifyPluginAsyncTypebox<
  Pick<PlatformServices, 'audit' | 'database' | 'guards' | 'limits'>
> = async (app, services) => {
  const { database, guards, limits } = services;
  const change = createModeratorGamesChange(services);
  const url = '/api/moderation/moderators/:id/games';
  app.addHook('onRequest', guards.role(roles.admin));

  app.get(
    url,
    {
      schema: {
        ...describeModeration('List the games whose proofs a member judges'),
        description: 'Empty: the proofs of all games, if the member has the role.',
        response: { 200: ModeratorGames, ...errorResponses },
      },
    },
    async (request) =>
      readModeratorGames(database, requireId(request, 'memberNotFound'), request.language),
  );

  app.put(
    url,
    {
      schema: {
        ...describeModeration('Replace the games whose proofs a member judges'),
        description: 'It counts from the member’s next request on.',
        body: ModeratorGamesChange,
        response: {
          200: ModeratorGames,
          ...errorResponses,
          422: Problem,
          429: RateLimitProblem,
        },
      },
    },
    async (request) => {
      const id = requireId(request, 'memberNotFound');
      await limits.take(limitTable.adminChangesPerAccount, String(memberOf(request).id));
      await change(requestContext(request), id, request.body.games);
      return readModeratorGames(database, id, request.language);
    },
  );
};

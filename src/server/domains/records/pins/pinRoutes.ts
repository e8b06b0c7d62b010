import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { paths } from '../../../../contract/paths';
import { pinPaths } from '../../../../contract/pinPaths';
import { Problem } from '../../../../contract/schemas/errors';
import { PinnedScores, PinnedScoresChange } from '../../../../contract/schemas/pins';
import { PlayerScoreCollection } from '../../../../contract/schemas/players';
import { SessionProblem } from '../../../../contract/schemas/problems';
import { RequestError } from '../../../platform/errors/requestError';
import { buildWholeCollection } from '../../../platform/http/collection';
import { jsonLdPlugin } from '../../../platform/jsonLd/jsonLd';
import {
  idParams,
  parameterValidatorCompiler,
  wholeListQuery,
} from '../../../platform/plugins/parameterSchemas';
import { bearerSecurity, memberOf } from '../../../platform/security/guards';
import type { PlatformServices } from '../../../platform/services';
import { findPlayer } from '../players/findPlayer';
import { findPlayerOf } from '../players/findPlayerOf';
import { pinScores } from './pinScores';
import { findPins, readPinnedScores } from './readPins';

/** The scores that members show first on their pages. */
export const pinRoutes: FastifyPluginAsyncTypebox<
  Pick<PlatformServices, 'database' | 'guards'>
> = async (app, { database, guards }) => {
  app.get(
    pinPaths.ownPins,
    {
      onRequest: guards.member,
      schema: {
        ...describe('List the ids of the pinned own scores'),
        security: bearerSecurity,
        response: { 200: PinnedScores, 401: SessionProblem },
      },
    },
    async (request, reply) => {
      void reply.header('Cache-Control', 'private, no-store');
      const playerId = await findPlayerOf(database, memberOf(request).id);
      return { scores: playerId === undefined ? [] : await findPins(database, playerId) };
    },
  );

  app.put(
    pinPaths.ownPins,
    {
      onRequest: guards.member,
      schema: {
        ...describe('Pin own scores, in this order'),
        security: bearerSecurity,
        body: PinnedScoresChange,
        response: { 200: PinnedScores, 401: SessionProblem, 409: Problem },
      },
    },
    async (request) => {
      await pinScores(database, { userId: memberOf(request).id, ...request.body });
      return { scores: request.body.scores };
    },
  );

  await app.register(async (reading: typeof app) => {
    reading.setValidatorCompiler(parameterValidatorCompiler);
    await reading.register(jsonLdPlugin);

    reading.get(
      `${paths.players}/:id/scores/pinned`,
      {
        schema: {
          ...describe('List the scores that a player has pinned'),
          params: idParams('playerNotFound'),
          querystring: wholeListQuery,
          response: { 200: PlayerScoreCollection },
        },
      },
      async (request) => {
        const { id: playerId } = request.params;
        if (!(await findPlayer(database, playerId))) throw new RequestError(404, 'playerNotFound');
        const items = await readPinnedScores(database, { playerId, language: request.language });
        const path = pinPaths.pinnedScores(playerId);
        return buildWholeCollection({ path, context: 'PlayerScore', items });
      },
    );
  });
};

function describe(summary: string) {
  return { tags: ['games'], summary };
}

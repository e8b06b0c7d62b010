import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { paths } from '../../../../contract/paths';
import { SessionProblem } from '../../../../contract/schemas/problems';
import { ScoreSheet } from '../../../../contract/schemas/sheets';
import { RequestError } from '../../../platform/errors/requestError';
import { jsonLdPlugin } from '../../../platform/jsonLd/jsonLd';
import { idParams, parameterValidatorCompiler } from '../../../platform/plugins/parameterSchemas';
import { bearerSecurity, memberOf } from '../../../platform/security/guards';
import type { PlatformServices } from '../../../platform/services';
import { createChartRepository } from '../../games/chartRepository';
import { createGameRepository } from '../../games/gameRepository';
import { readSheet } from './readSheet';

/** The sheet on which a member posts the scores of a game. */
export const sheetRoutes: FastifyPluginAsyncTypebox<
  Pick<PlatformServices, 'database' | 'guards' | 'readSite'>
> = async (app, { database, guards, readSite }) => {
  const games = createGameRepository(database);
  const charts = createChartRepository(database);
  app.setValidatorCompiler(parameterValidatorCompiler);
  await app.register(jsonLdPlugin);

  app.get(
    `${paths.games}/:id/sheet`,
    {
      onRequest: guards.member,
      schema: {
        security: bearerSecurity,
        tags: ['games'],
        summary: 'Get the charts of a game with the member’s own scores',
        params: idParams('gameNotFound'),
        response: { 200: ScoreSheet, 401: SessionProblem },
      },
    },
    async (request, reply) => {
      const { language } = request;
      const game = await games.find(request.params.id, language);
      if (!game) throw new RequestError(404, 'gameNotFound');
      void reply.header('Cache-Control', 'private, no-store');
      const { id: userId } = memberOf(request);
      const { unprovedLimit } = (await readSite()).records;
      return readSheet(database, { game, charts, userId, unprovedLimit, language });
    },
  );
};

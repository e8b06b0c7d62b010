import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { isCountry } from '../../../../contract/countries';
import { paths } from '../../../../contract/paths';
import { SessionProblem } from '../../../../contract/schemas/problems';
import { PlayerSettings } from '../../../../contract/schemas/playerSettings';
import { refuseViolations } from '../../../platform/errors/requestError';
import { bearerSecurity, memberOf } from '../../../platform/security/guards';
import type { PlatformServices } from '../../../platform/services';
import { countryMove } from '../scores/moveCountries';
import { moveFirstPortion } from '../scores/moveScores';
import { findOrCreatePlayer } from './findOrCreatePlayer';

/** What members choose about themselves on the boards. */
export const playerSettingsRoutes: FastifyPluginAsyncTypebox<
  Pick<PlatformServices, 'clock' | 'database' | 'guards'>
> = async (app, { clock, database, guards }) => {
  app.get(
    paths.myPlayer,
    {
      onRequest: guards.member,
      schema: {
        ...describe('Get what the boards show of the member'),
        response: { 200: PlayerSettings, 401: SessionProblem },
      },
    },
    async (request, reply) => {
      void reply.header('Cache-Control', 'private, no-store');
      const player = await database
        .selectFrom('players')
        .select('country')
        .where('userId', '=', memberOf(request).id)
        .executeTakeFirst();
      return { country: player?.country ?? null };
    },
  );

  app.put(
    paths.myPlayer,
    {
      onRequest: guards.member,
      schema: {
        ...describe('Change what the boards show of the member'),
        body: PlayerSettings,
        response: { 200: PlayerSettings, 401: SessionProblem },
      },
    },
    async (request) => {
      const { country } = request.body;
      if (country !== null && !isCountry(country))
        refuseViolations([{ propertyPath: 'country', textKey: 'invalidValue' }]);
      const at = clock();
      const playerId = await database.transaction().execute(async (transaction) => {
        const userId = memberOf(request).id;
        const id = await findOrCreatePlayer(transaction, { userId, at });
        await transaction.updateTable('players').set({ country }).where('id', '=', id).execute();
        return id;
      });
      await moveFirstPortion(database, countryMove, { playerId, log: request.log });
      return { country };
    },
  );
};

function describe(summary: string) {
  return { security: bearerSecurity, tags: ['games'], summary };
}

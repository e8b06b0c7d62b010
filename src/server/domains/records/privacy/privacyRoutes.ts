import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { privacyPaths } from '../../../../contract/privacyPaths';
import { PrivateParts } from '../../../../contract/schemas/privateParts';
import { SessionProblem } from '../../../../contract/schemas/problems';
import { bearerSecurity, memberOf } from '../../../platform/security/guards';
import type { PlatformServices } from '../../../platform/services';
import { findOrCreatePlayer } from '../players/findOrCreatePlayer';

/** What members keep from others. */
export const privacyRoutes: FastifyPluginAsyncTypebox<
  Pick<PlatformServices, 'clock' | 'database' | 'guards'>
> = async (app, { clock, database, guards }) => {
  app.get(
    privacyPaths.privateParts,
    {
      onRequest: guards.member,
      schema: {
        ...describe('List the parts of the own page that others do not see'),
        response: { 200: PrivateParts, 401: SessionProblem },
      },
    },
    async (request, reply) => {
      void reply.header('Cache-Control', 'private, no-store');
      const player = await database
        .selectFrom('players')
        .select('privateParts')
        .where('userId', '=', memberOf(request).id)
        .executeTakeFirst();
      return { parts: player?.privateParts ?? [] };
    },
  );

  app.put(
    privacyPaths.privateParts,
    {
      onRequest: guards.member,
      schema: {
        ...describe('Choose the parts of the own page that others do not see'),
        body: PrivateParts,
        response: { 200: PrivateParts, 401: SessionProblem },
      },
    },
    async (request) => {
      const { parts } = request.body;
      const at = clock();
      await database.transaction().execute(async (transaction) => {
        const id = await findOrCreatePlayer(transaction, { userId: memberOf(request).id, at });
        await transaction
          .updateTable('players')
          .set({ privateParts: parts })
          .where('id', '=', id)
          .execute();
      });
      return { parts };
    },
  );
};

function describe(summary: string) {
  return { security: bearerSecurity, tags: ['games'], summary };
}

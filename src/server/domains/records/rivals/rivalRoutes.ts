import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { paths } from '../../../../contract/paths';
import { rivalRules } from '../../../../contract/records/rivals';
import { Problem } from '../../../../contract/schemas/errors';
import { RateLimitProblem } from '../../../../contract/schemas/problems';
import { PlayerRivals } from '../../../../contract/schemas/rivals';
import { jsonLdPlugin } from '../../../platform/jsonLd/jsonLd';
import { idParams, parameterValidatorCompiler } from '../../../platform/plugins/parameterSchemas';
import { addressRange } from '../../../platform/security/addressRange';
import { limitTable } from '../../../platform/rateLimits/limitTable';
import { createSemaphore } from '../../../platform/security/semaphore';
import type { PlatformServices } from '../../../platform/services';
import { requireShown } from '../privacy/requireShown';
import { countRivals } from './countRivals';
import { findRivals } from './findRivals';

const hour = 3_600_000;

/** The players near a player. */
export const rivalRoutes: FastifyPluginAsyncTypebox<
  Pick<PlatformServices, 'clock' | 'database' | 'limits'>
> = async (app, { clock, database, limits }) => {
  app.setValidatorCompiler(parameterValidatorCompiler);
  await app.register(jsonLdPlugin);
  // One at a time: counting takes up to a second of the database.
  const gate = createSemaphore({ atOnce: 1, waiting: 20 });

  app.get(
    `${paths.players}/:id/rivals`,
    {
      schema: {
        tags: ['games'],
        summary: 'Get the players near a player, and who of them is ahead',
        description: `Chosen among the players up to ${rivalRules.around} places away from the latest ${rivalRules.latestScores} scores. Counted when it is asked for, at most every ${rivalRules.keptFor} hours.`,
        params: idParams('playerNotFound'),
        response: { 200: PlayerRivals, 403: Problem, 429: RateLimitProblem, 503: Problem },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      await requireShown(database, { request, reply }, { playerId: id, part: 'rivals' });
      const kept = await findRivals(database, id);
      const now = clock();
      const before = new Date(now.getTime() - rivalRules.keptFor * hour);
      if (kept.countedAt !== null && new Date(kept.countedAt) > before) return kept;
      await limits.take(limitTable.rivalCountsPerAddress, addressRange(request.ip));
      await gate(async () => countRivals(database, { playerId: id, before, now }));
      return findRivals(database, id);
    },
  );
};

import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ownPaths } from '../../../../contract/ownPaths';
import { targetRules } from '../../../../contract/records/targets';
import { SessionProblem } from '../../../../contract/schemas/problems';
import { Targets } from '../../../../contract/schemas/targets';
import { jsonLdPlugin } from '../../../platform/jsonLd/jsonLd';
import { bearerSecurity, memberOf } from '../../../platform/security/guards';
import type { PlatformServices } from '../../../platform/services';
import { readTargets } from './readTargets';

/** What a member could do next. */
export const targetRoutes: FastifyPluginAsyncTypebox<
  Pick<PlatformServices, 'database' | 'guards'>
> = async (app, { database, guards }) => {
  await app.register(jsonLdPlugin);

  app.get(
    ownPaths.targets,
    {
      onRequest: guards.member,
      schema: {
        security: bearerSecurity,
        tags: ['games'],
        summary: 'Tell what the member could do next, one target of each kind',
        description: `The latest ${targetRules.scores} own scores are searched, and for charts never played the game played last.`,
        response: { 200: Targets, 401: SessionProblem },
      },
    },
    async (request, reply) => {
      void reply.header('Cache-Control', 'private, no-store');
      const { language } = request;
      return readTargets(database, { userId: memberOf(request).id, language });
    },
  );
};

import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { visitRules } from '../../../../contract/records/visits';
import { SessionProblem } from '../../../../contract/schemas/problems';
import { VisitChanges } from '../../../../contract/schemas/visits';
import { ownPaths } from '../../../../contract/ownPaths';
import { jsonLdPlugin } from '../../../platform/jsonLd/jsonLd';
import { bearerSecurity, memberOf } from '../../../platform/security/guards';
import type { PlatformServices } from '../../../platform/services';
import { readVisitChanges } from './readVisitChanges';

/** What changed for a member since the last visit. */
export const visitRoutes: FastifyPluginAsyncTypebox<
  Pick<PlatformServices, 'clock' | 'database' | 'guards'>
> = async (app, { clock, database, guards }) => {
  await app.register(jsonLdPlugin);

  app.get(
    ownPaths.sinceLastVisit,
    {
      onRequest: guards.member,
      schema: {
        security: bearerSecurity,
        tags: ['games'],
        summary: 'Tell what changed for the member since the last visit',
        description: `A visit ends when this is not requested for ${visitRules.gapHours} hours, from whichever device: within one, changes are counted from the same moment.`,
        response: { 200: VisitChanges, 401: SessionProblem },
      },
    },
    async (request, reply) => {
      void reply.header('Cache-Control', 'private, no-store');
      const { language } = request;
      return readVisitChanges(database, { userId: memberOf(request).id, now: clock(), language });
    },
  );
};

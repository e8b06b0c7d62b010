import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { moderationPaths } from '../../../contract/moderationPaths';
import { roles } from '../../../contract/roles';
import { Problem } from '../../../contract/schemas/errors';
import { SessionProblem } from '../../../contract/schemas/problems';
import { ReportCaseCollection } from '../../../contract/schemas/reports';
import { buildKeysetCollection } from '../../platform/http/keysetCollection';
import { jsonLdPlugin } from '../../platform/jsonLd/jsonLd';
import { parameterValidatorCompiler } from '../../platform/plugins/parameterSchemas';
import { bearerSecurity } from '../../platform/security/guards';
import type { PlatformServices } from '../../platform/services';
import { findCases } from './findCases';
import { caseListQuery } from './reportQueries';

const errorResponses = { 401: SessionProblem, 403: Problem };

/** Moderators decide reports. Responses are never cached. */
export const caseRoutes: FastifyPluginAsyncTypebox<
  Pick<PlatformServices, 'clock' | 'database' | 'guards'>
> = async (app, { clock, database, guards }) => {
  app.setValidatorCompiler(parameterValidatorCompiler);
  app.addHook('onRequest', guards.role(roles.moderator, roles.admin));
  app.addHook('onRequest', (_request, reply, done) => {
    void reply.header('Cache-Control', 'private, no-store');
    done();
  });
  await app.register(jsonLdPlugin);
  const describe = (summary: string) => ({
    security: bearerSecurity,
    tags: ['moderation'],
    summary,
  });

  app.get(
    moderationPaths.reports,
    {
      schema: {
        ...describe('List open or decided reports: those of one thing are one case'),
        querystring: caseListQuery,
        response: { 200: ReportCaseCollection, ...errorResponses },
      },
    },
    async (request) => {
      const { values, page, state } = request.query;
      const { language } = request;
      const found = await findCases(database, { state, ...page, language, at: clock() });
      const path = moderationPaths.reports;
      return buildKeysetCollection({ path, context: 'ReportCase', query: values, ...found });
    },
  );
};

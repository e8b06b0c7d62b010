import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from '@sinclair/typebox';
import { reportPaths } from '../../../contract/reportPaths';
import { Problem } from '../../../contract/schemas/errors';
import { RateLimitProblem, SessionProblem } from '../../../contract/schemas/problems';
import {
  NewReport,
  Report,
  ReportCollection,
  SilenceProblem,
} from '../../../contract/schemas/reports';
import { RequestError } from '../../platform/errors/requestError';
import { buildKeysetCollection } from '../../platform/http/keysetCollection';
import { jsonLdPlugin } from '../../platform/jsonLd/jsonLd';
import { parameterValidatorCompiler } from '../../platform/plugins/parameterSchemas';
import { limitTable } from '../../platform/rateLimits/limitTable';
import { bearerSecurity, memberOf } from '../../platform/security/guards';
import type { PlatformServices } from '../../platform/services';
import { createReport } from './createReport';
import { readOwnReport, readOwnReports } from './readOwnReports';
import { ownListQuery } from './reportQueries';

const unstored = { 'Cache-Control': 'private, no-store' };

/** Members report what others wrote or show, and read what became of it. */
export const reportRoutes: FastifyPluginAsyncTypebox<
  Pick<PlatformServices, 'clock' | 'database' | 'guards' | 'limits'>
> = async (app, { clock, database, guards, limits }) => {
  app.setValidatorCompiler(parameterValidatorCompiler);
  await app.register(jsonLdPlugin);
  const describe = (summary: string) => ({ security: bearerSecurity, tags: ['reports'], summary });

  app.post(
    reportPaths.reports,
    {
      onRequest: guards.member,
      schema: {
        ...describe('Report a comment, a score, a picture, an avatar or a name'),
        description:
          'While the report is open, another one about the same thing gets the same result. The reported member is not told who sent it.',
        body: NewReport,
        response: {
          201: Report,
          401: SessionProblem,
          403: Type.Union([SilenceProblem, Problem]),
          404: Problem,
          422: Problem,
          429: RateLimitProblem,
        },
      },
    },
    async (request, reply) => {
      const { id: userId } = memberOf(request);
      const { language } = request;
      const at = clock();
      await limits.take(limitTable.contentReportsPerAccount, String(userId));
      const id = await createReport(database, { ...request.body, userId, at });
      const report = await readOwnReport(database, { id, userId, language, at });
      if (!report) throw new RequestError(404, 'reportedNotFound');
      return reply.code(201).headers(unstored).send(report);
    },
  );

  app.get(
    reportPaths.ownReports,
    {
      onRequest: guards.member,
      schema: {
        ...describe('List the member’s own reports with what became of them, the latest first'),
        querystring: ownListQuery,
        response: { 200: ReportCollection, 401: SessionProblem },
      },
    },
    async (request, reply) => {
      const { values, page } = request.query;
      const { language } = request;
      const { id: userId } = memberOf(request);
      void reply.headers(unstored);
      const found = await readOwnReports(database, { ...page, userId, language, at: clock() });
      const path = reportPaths.ownReports;
      return buildKeysetCollection({ path, context: 'Report', query: values, ...found });
    },
  );
};

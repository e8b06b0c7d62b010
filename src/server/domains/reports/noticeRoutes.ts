import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { reportPaths } from '../../../contract/reportPaths';
import { Problem } from '../../../contract/schemas/errors';
import { SessionProblem } from '../../../contract/schemas/problems';
import { NoticeCollection, NoticesSeen, NoticeSummary } from '../../../contract/schemas/reports';
import { buildKeysetCollection } from '../../platform/http/keysetCollection';
import { jsonLdPlugin } from '../../platform/jsonLd/jsonLd';
import { parameterValidatorCompiler } from '../../platform/plugins/parameterSchemas';
import { bearerSecurity, memberOf } from '../../platform/security/guards';
import type { PlatformServices } from '../../platform/services';
import { markNoticesSeen, readNotices, readNoticeSummary } from './readNotices';
import { noticeListQuery } from './reportQueries';

/** What moderators tell a member. */
export const noticeRoutes: FastifyPluginAsyncTypebox<
  Pick<PlatformServices, 'clock' | 'database' | 'guards'>
> = async (app, { clock, database, guards }) => {
  app.setValidatorCompiler(parameterValidatorCompiler);
  app.addHook('onRequest', guards.member);
  app.addHook('onRequest', (_request, reply, done) => {
    void reply.header('Cache-Control', 'private, no-store');
    done();
  });
  await app.register(jsonLdPlugin);
  const describe = (summary: string) => ({ security: bearerSecurity, tags: ['reports'], summary });

  app.get(
    reportPaths.notices,
    {
      schema: {
        ...describe('List what moderators told the member, the latest first'),
        querystring: noticeListQuery,
        response: { 200: NoticeCollection, 401: SessionProblem },
      },
    },
    async (request) => {
      const { values, page } = request.query;
      const { language } = request;
      const { id: userId } = memberOf(request);
      const found = await readNotices(database, { ...page, userId, language, at: clock() });
      const path = reportPaths.notices;
      return buildKeysetCollection({ path, context: 'Notice', query: values, ...found });
    },
  );

  app.get(
    reportPaths.noticeSummary,
    {
      schema: {
        ...describe(
          'Count the new notices and the scores to prove, and tell until when the member is silenced',
        ),
        response: { 200: NoticeSummary, 401: SessionProblem },
      },
    },
    async (request) => readNoticeSummary(database, { userId: memberOf(request).id, at: clock() }),
  );

  app.post(
    reportPaths.noticesSeen,
    {
      schema: {
        ...describe('Mark the notices up to one as seen'),
        body: NoticesSeen,
        response: { 200: NoticeSummary, 401: SessionProblem, 422: Problem },
      },
    },
    async (request) => {
      const { id: userId } = memberOf(request);
      const at = clock();
      await markNoticesSeen(database, { userId, upTo: request.body.upTo, at });
      return readNoticeSummary(database, { userId, at });
    },
  );
};

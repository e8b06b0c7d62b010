import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from '@sinclair/typebox';
import { adminPaths } from '../../../../contract/adminPaths';
import { roles } from '../../../../contract/roles';
import {
  AdminRevisionDetail,
  AdminRevisionKeep,
  AdminRevisionList,
} from '../../../../contract/schemas/adminArticles';
import { Problem } from '../../../../contract/schemas/errors';
import { RateLimitProblem, SessionProblem } from '../../../../contract/schemas/problems';
import type { PlatformServices } from '../../../platform/services';
import { limitTable } from '../../../platform/rateLimits/limitTable';
import { memberOf, requireId } from '../../../platform/security/guards';
import { requestContext } from '../../../platform/http/requestContext';
import { createArticleActions } from './articleActions';
import { articleBodyLimit } from './articleInput';
import { findRevision, findRevisions } from './articleVersions';
import { describeRoute } from '../describeRoute';

const revisionsAddress = `${adminPaths.articles}/:id/revisions`;
const errorResponses = { 401: SessionProblem, 403: Problem, 404: Problem };

/** The versions of an article. To restore one, the client saves its content as a new version. */
export const revisionRoutes: FastifyPluginAsyncTypebox<
  Pick<PlatformServices, 'audit' | 'clock' | 'database' | 'guards' | 'limits'>
> = async (app, services) => {
  const { clock, database, guards, limits } = services;
  const actions = createArticleActions(services);
  app.addHook('onRequest', guards.role(roles.admin));

  app.get(
    revisionsAddress,
    {
      schema: {
        ...describeRoute('List an article’s versions, newest first'),
        response: { 200: AdminRevisionList, ...errorResponses },
      },
    },
    async (request) => ({
      revisions: await findRevisions(database, requireId(request), clock()),
    }),
  );

  app.post(
    revisionsAddress,
    {
      bodyLimit: articleBodyLimit,
      schema: {
        ...describeRoute('Save discarded content as a version'),
        description: 'For content that lost a conflict between two editors.',
        body: AdminRevisionKeep,
        response: {
          204: Type.Null({ description: 'The version was saved.' }),
          ...errorResponses,
          422: Problem,
          429: RateLimitProblem,
        },
      },
    },
    async (request, reply) => {
      await limits.take(limitTable.articleSavesPerAccount, String(memberOf(request).id));
      await actions.keep(requestContext(request), requireId(request), request.body);
      return reply.code(204).send(null);
    },
  );

  app.get(
    `${revisionsAddress}/:revision`,
    {
      schema: {
        ...describeRoute('Get a version, with its texts'),
        response: { 200: AdminRevisionDetail, ...errorResponses },
      },
    },
    async (request) => {
      return findRevision(database, requireId(request), {
        id: requireId(request, 'notFound', 'revision'),
        now: clock(),
      });
    },
  );
};

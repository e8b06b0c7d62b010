import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from '@sinclair/typebox';
import { adminPaths } from '../../../../contract/adminPaths';
import { roles } from '../../../../contract/roles';
import {
  AdminArticlePresence,
  AdminPresenceHeartbeat,
} from '../../../../contract/schemas/adminArticles';
import { Problem } from '../../../../contract/schemas/errors';
import { RateLimitProblem, SessionProblem } from '../../../../contract/schemas/problems';
import type { PlatformServices } from '../../../platform/services';
import { limitTable } from '../../../platform/rateLimits/limitTable';
import { memberOf, requireId } from '../../../platform/security/guards';
import { createArticlePresence } from './articlePresence';
import { describeRoute } from '../describeRoute';

const address = `${adminPaths.articles}/:id/presence`;
const errorResponses = {
  401: SessionProblem,
  403: Problem,
  404: Problem,
  422: Problem,
  429: RateLimitProblem,
};

/** Presence of editors: one request reports the own editor and returns the others. */
export const presenceRoutes: FastifyPluginAsyncTypebox<
  Pick<PlatformServices, 'clock' | 'database' | 'guards' | 'limits'>
> = async (app, services) => {
  const { guards, limits } = services;
  const presence = createArticlePresence(services);
  app.addHook('onRequest', guards.role(roles.admin));

  app.put(
    address,
    {
      schema: {
        ...describeRoute('Report an open editor'),
        description: 'Returns who else has the article open, and whether it is published.',
        body: AdminPresenceHeartbeat,
        response: { 200: AdminArticlePresence, ...errorResponses },
      },
    },
    async (request) => {
      const { id: memberId } = memberOf(request);
      await limits.take(limitTable.presencePerAccount, String(memberId));
      const articleId = requireId(request, 'articleNotFound');
      return presence.heartbeat({ articleId, memberId, ...request.body });
    },
  );

  app.delete(
    address,
    {
      schema: {
        ...describeRoute('Report a closed editor'),
        querystring: Type.Pick(AdminPresenceHeartbeat, ['editor']),
        response: {
          204: Type.Null({ description: 'The editor is no longer listed.' }),
          ...errorResponses,
        },
      },
    },
    async (request, reply) => {
      const { id: memberId } = memberOf(request);
      const articleId = requireId(request, 'articleNotFound');
      await presence.leave({ articleId, memberId, editor: request.query.editor });
      return reply.code(204).send(null);
    },
  );
};

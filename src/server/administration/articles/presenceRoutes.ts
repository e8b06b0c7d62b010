import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from '@sinclair/typebox';
import { adminPaths } from '../../../contract/adminPaths';
import { roles } from '../../../contract/roles';
import { AdminArticlePresence, AdminPresenceBeat } from '../../../contract/schemas/adminArticles';
import { Problem } from '../../../contract/schemas/errors';
import { RateLimitProblem, SessionProblem } from '../../../contract/schemas/problems';
import type { AppServices } from '../../appServices';
import { RequestError } from '../../errors/requestError';
import { limitTable } from '../../rateLimits/limitTable';
import { bearerSecurity, idOf, memberOf } from '../../session/guards';
import { createArticlePresence } from './articlePresence';

const address = `${adminPaths.articles}/:id/presence`;
const refusals = {
  401: SessionProblem,
  403: Problem,
  404: Problem,
  422: Problem,
  429: RateLimitProblem,
};

/** Presence of editors: one request reports the own editor and returns the others. */
export const presenceRoutes: FastifyPluginAsyncTypebox<AppServices> = async (app, services) => {
  const { guards, limits } = services;
  const presence = createArticlePresence(services);
  app.addHook('onRequest', guards.role(roles.admin));

  app.put(
    address,
    {
      schema: {
        ...describe('Tell that an editor is open, and who else has the article open'),
        body: AdminPresenceBeat,
        response: { 200: AdminArticlePresence, ...refusals },
      },
    },
    async (request) => {
      const { id: memberId } = memberOf(request);
      await limits.take(limitTable.presencePerAccount, String(memberId));
      const articleId = idOf(request) ?? refuseUnknown();
      return presence.beat({ articleId, memberId, ...request.body });
    },
  );

  app.delete(
    address,
    {
      schema: {
        ...describe('Tell that an editor is closed'),
        querystring: Type.Pick(AdminPresenceBeat, ['editor']),
        response: { 204: Type.Null({ description: 'Noted.' }), ...refusals },
      },
    },
    async (request, reply) => {
      const { id: memberId } = memberOf(request);
      const articleId = idOf(request) ?? refuseUnknown();
      await presence.leave({ articleId, memberId, editor: request.query.editor });
      return reply.code(204).send(null);
    },
  );
};

function refuseUnknown(): never {
  throw new RequestError(404, 'articleNotFound');
}

function describe(summary: string) {
  return { tags: ['administration'], security: bearerSecurity, summary };
}

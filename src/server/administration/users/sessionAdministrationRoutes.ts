import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import { Type } from '@sinclair/typebox';
import { adminPaths } from '../../../contract/adminPaths';
import { roles } from '../../../contract/roles';
import { AccountSessionCollection } from '../../../contract/schemas/adminUsers';
import { Problem } from '../../../contract/schemas/errors';
import { RateLimitProblem, SessionProblem } from '../../../contract/schemas/problems';
import type { AppServices } from '../../appServices';
import { buildCollection, queryValues } from '../../collection';
import { RequestError } from '../../errors/requestError';
import { addJsonLd } from '../../jsonLd/jsonLd';
import { bearerSecurity, idOf } from '../../session/guards';
import { findAccount } from './accountFacts';
import { createAccountSessions } from './accountSessions';

const all = `${adminPaths.users}/:id/sessions`;
const params = Type.Object({ id: Type.Integer({ minimum: 1 }) });
const answers = {
  204: Type.Null({ description: 'They have ended, now or before.' }),
  401: SessionProblem,
  403: Problem,
  404: Problem,
  429: RateLimitProblem,
};

/** The sessions of a member. */
export const sessionAdministrationRoutes: FastifyPluginAsyncTypebox<AppServices> = async (
  app,
  services,
) => {
  const { clock, database, guards } = services;
  const sessions = createAccountSessions(services);
  addJsonLd(app);
  app.addHook('onRequest', guards.role(roles.admin));

  app.get(
    all,
    {
      schema: {
        ...describe('The sessions of a member that go on'),
        params,
        response: { 200: AccountSessionCollection, ...answers },
      },
    },
    async (request) => {
      const id = memberIdOf(request);
      if (!(await findAccount(database, id, clock()))) {
        throw new RequestError(404, 'memberNotFound');
      }
      const items = await sessions.list(request, id);
      return buildCollection({
        path: adminPaths.userSessions(id),
        context: 'Session',
        query: queryValues(request.query),
        page: { page: 1, itemsPerPage: Math.max(1, items.length) },
        total: items.length,
        items,
      });
    },
  );

  app.delete(
    all,
    { schema: { ...describe('Log a member out everywhere'), params, response: answers } },
    async (request, reply) => {
      await sessions.revoke(request, memberIdOf(request));
      return reply.code(204).send(null);
    },
  );

  app.delete(
    `${all}/:session`,
    {
      schema: {
        ...describe('Log a member out on one device'),
        params: Type.Composite([params, Type.Object({ session: Type.String() })]),
        response: answers,
      },
    },
    async (request, reply) => {
      await sessions.revoke(request, memberIdOf(request), String(request.params.session));
      return reply.code(204).send(null);
    },
  );
};

function memberIdOf(request: Pick<FastifyRequest, 'params'>): number {
  const id = idOf(request);
  if (id === undefined) throw new RequestError(404, 'memberNotFound');
  return id;
}

function describe(summary: string) {
  return { tags: ['administration'], security: bearerSecurity, summary };
}

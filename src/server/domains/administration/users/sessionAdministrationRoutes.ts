import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from '@sinclair/typebox';
import { parseId } from '../../../../contract/parseId';
import { IdParam } from '../../../../contract/schemas/parameters';
import { adminPaths } from '../../../../contract/adminPaths';
import { roles } from '../../../../contract/roles';
import { AccountSessionCollection } from '../../../../contract/schemas/adminUsers';
import { Problem } from '../../../../contract/schemas/errors';
import { RateLimitProblem, SessionProblem } from '../../../../contract/schemas/problems';
import type { PlatformServices } from '../../../platform/services';
import { buildCollection, queryValues } from '../../../platform/http/collection';
import { RequestError } from '../../../platform/errors/requestError';
import { jsonLdPlugin } from '../../../platform/jsonLd/jsonLd';
import { decodedParameters, idParams } from '../../../platform/plugins/parameterSchemas';
import { requestContext } from '../../../platform/http/requestContext';
import { findAccount } from './accountFacts';
import { createAccountSessions } from './accountSessions';
import { describeRoute } from '../describeRoute';

const all = `${adminPaths.users}/:id/sessions`;
const params = idParams('memberNotFound');
const documentedSession = Type.Object({ id: IdParam, session: Type.String() });
const sessionParams = decodedParameters(documentedSession, ({ id: text, session }) => {
  const id = parseId(String(text));
  if (id === undefined) throw new RequestError(404, 'memberNotFound');
  return { id, session: String(session) };
});
const responses = {
  204: Type.Null({ description: 'The sessions have ended, or had ended before.' }),
  401: SessionProblem,
  403: Problem,
  404: Problem,
  429: RateLimitProblem,
};

/** The sessions of a member. */
export const sessionAdministrationRoutes: FastifyPluginAsyncTypebox<
  Pick<PlatformServices, 'audit' | 'clock' | 'database' | 'guards' | 'limits'>
> = async (app, services) => {
  const { clock, database, guards } = services;
  const sessions = createAccountSessions(services);
  await app.register(jsonLdPlugin);
  app.addHook('onRequest', guards.role(roles.admin));

  app.get(
    all,
    {
      schema: {
        ...describeRoute('List a member’s active sessions'),
        params,
        response: { 200: AccountSessionCollection, ...responses },
      },
    },
    async (request) => {
      const { id } = request.params;
      if (!(await findAccount(database, id, clock()))) {
        throw new RequestError(404, 'memberNotFound');
      }
      const items = await sessions.list(requestContext(request), id);
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
    { schema: { ...describeRoute('End all sessions of a member'), params, response: responses } },
    async (request, reply) => {
      await sessions.revoke(requestContext(request), request.params.id);
      return reply.code(204).send(null);
    },
  );

  app.delete(
    `${all}/:session`,
    {
      schema: {
        ...describeRoute('End one session of a member'),
        params: sessionParams,
        response: responses,
      },
    },
    async (request, reply) => {
      await sessions.revoke(requestContext(request), request.params.id, request.params.session);
      return reply.code(204).send(null);
    },
  );
};

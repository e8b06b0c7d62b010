import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { limits } from '../../../../contract/limits';
import { adminPaths } from '../../../../contract/adminPaths';
import { roles } from '../../../../contract/roles';
import {
  AccountCollection,
  AccountDetail,
  AccountDisabling,
} from '../../../../contract/schemas/adminUsers';
import { Problem } from '../../../../contract/schemas/errors';
import { RateLimitProblem, SessionProblem } from '../../../../contract/schemas/problems';
import type { PlatformServices } from '../../../platform/services';
import type { SessionEnding } from '../../../platform/security/sessionEnding';
import { buildCollection, readPageRequest } from '../../../platform/http/collection';
import { RequestError } from '../../../platform/errors/requestError';
import { jsonLdPlugin } from '../../../platform/jsonLd/jsonLd';
import { decodedParameters, idParams } from '../../../platform/plugins/parameterSchemas';
import { memberOf } from '../../../platform/security/guards';
import { requestContext } from '../../../platform/http/requestContext';
import { createAccountActions } from './accountActions';
import { findAccount } from './accountFacts';
import { toAccountDetail, toAccountRow } from './accountReply';
import { findMembers } from './memberList';
import { memberListQuery, readMemberFilters, readMemberOrder } from './memberListQuery';
import { describeRoute } from '../describeRoute';

const errorResponses = { 401: SessionProblem, 403: Problem, 404: Problem };
const params = idParams('memberNotFound');
const querystring = decodedParameters(memberListQuery, (values) => ({
  values,
  page: readPageRequest(values, limits.adminPageSize),
  order: readMemberOrder(values),
  filters: readMemberFilters(values),
}));
const one = `${adminPaths.users}/:id`;

/** Lists members and changes their accounts. */
export const userAdministrationRoutes: FastifyPluginAsyncTypebox<
  Pick<
    PlatformServices,
    'audit' | 'clock' | 'database' | 'guards' | 'limits' | 'logger' | 'mails'
  > & { sessions: SessionEnding }
> = async (app, services) => {
  const { clock, database, guards } = services;
  const actions = createAccountActions(services);
  await app.register(jsonLdPlugin);
  app.addHook('onRequest', guards.role(roles.admin));

  app.get(
    adminPaths.users,
    {
      schema: {
        ...describeRoute('List members'),
        querystring,
        response: { 200: AccountCollection, 401: SessionProblem, 403: Problem },
      },
    },
    async (request) => {
      const { values: query, page, order, filters } = request.query;
      const { total, items } = await findMembers(database, filters, { page, order });
      const path = adminPaths.users;
      return buildCollection({
        path,
        context: 'User',
        query,
        page,
        total,
        items: items.map(toAccountRow),
      });
    },
  );

  const read = async (request: Parameters<typeof memberOf>[0], id: number) => {
    const facts = await findAccount(database, id, clock());
    if (!facts) throw new RequestError(404, 'memberNotFound');
    return toAccountDetail(facts, memberOf(request));
  };

  app.get(
    one,
    {
      schema: {
        ...describeRoute('Get a member, with account details'),
        params,
        response: { 200: AccountDetail, ...errorResponses },
      },
    },
    (request) => read(request, request.params.id),
  );

  const response = {
    200: AccountDetail,
    ...errorResponses,
    409: Problem,
    429: RateLimitProblem,
  };

  app.post(
    `${one}/disable`,
    {
      schema: {
        ...describeRoute('Disable an account and end its sessions'),
        params,
        body: AccountDisabling,
        response: { ...response, 422: Problem },
      },
    },
    async (request) => {
      const { id } = request.params;
      await actions.disable(requestContext(request), id, request.body?.reason);
      return read(request, id);
    },
  );

  const commands = [
    ['enable', 'Enable a disabled account', actions.enable],
    [
      'force-password-reset',
      'Force a password reset and end all sessions',
      actions.forcePasswordReset,
    ],
  ] as const;
  for (const [name, summary, run] of commands) {
    app.post(
      `${one}/${name}`,
      {
        schema: {
          ...describeRoute(summary),
          params,
          response,
        },
      },
      async (request) => {
        const { id } = request.params;
        await run(requestContext(request), id);
        return read(request, id);
      },
    );
  }
};

import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from '@sinclair/typebox';
import { limits } from '../../../contract/limits';
import { adminPaths } from '../../../contract/adminPaths';
import { roles } from '../../../contract/roles';
import { AccountCollection, AccountDetail } from '../../../contract/schemas/adminUsers';
import { Problem } from '../../../contract/schemas/errors';
import { RateLimitProblem, SessionProblem } from '../../../contract/schemas/problems';
import type { AppServices } from '../../appServices';
import { buildCollection, queryValues, readPageRequest } from '../../collection';
import { RequestError } from '../../errors/requestError';
import { addJsonLd } from '../../jsonLd/jsonLd';
import { bearerSecurity, idOf, memberOf } from '../../session/guards';
import { createAccountActions } from './accountActions';
import { findAccount } from './accountFacts';
import { toAccountDetail, toAccountRow } from './accountReply';
import { findMembers } from './memberList';
import { memberListQuery, readMemberFilters, readMemberOrder } from './memberListQuery';

const refusals = { 401: SessionProblem, 403: Problem, 404: Problem };
const params = Type.Object({ id: Type.Integer({ minimum: 1 }) });
const one = `${adminPaths.users}/:id`;

/** Lists members and changes their accounts. */
export const userAdministrationRoutes: FastifyPluginAsyncTypebox<AppServices> = async (
  app,
  services,
) => {
  const { clock, database, guards } = services;
  const actions = createAccountActions(services);
  addJsonLd(app);
  app.addHook('onRequest', guards.role(roles.admin));

  app.get(
    adminPaths.users,
    {
      schema: {
        ...describe('A page of members'),
        querystring: memberListQuery,
        response: { 200: AccountCollection, 401: SessionProblem, 403: Problem },
      },
    },
    async (request) => {
      const query = queryValues(request.query);
      const page = readPageRequest(query, limits.adminPageSize);
      const wanted = { page, order: readMemberOrder(query) };
      const { total, items } = await findMembers(database, readMemberFilters(query), wanted);
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

  const read = async (request: Parameters<typeof memberOf>[0], id: number | undefined) => {
    const facts = id === undefined ? undefined : await findAccount(database, id, clock());
    if (!facts) throw new RequestError(404, 'memberNotFound');
    return toAccountDetail(facts, memberOf(request));
  };

  app.get(
    one,
    {
      schema: {
        ...describe('One member, with what administrators may know'),
        params,
        response: { 200: AccountDetail, ...refusals },
      },
    },
    (request) => read(request, idOf(request)),
  );

  const commands = [
    ['disable', 'Disable an account: its sessions end at once', actions.disable],
    ['enable', 'Enable a disabled account; old sessions stay ended', actions.enable],
    [
      'force-password-reset',
      'End all sessions and have the member choose a new password before the next log-in',
      actions.forcePasswordReset,
    ],
  ] as const;
  for (const [name, summary, run] of commands) {
    app.post(
      `${one}/${name}`,
      {
        schema: {
          ...describe(summary),
          params,
          response: { 200: AccountDetail, ...refusals, 409: Problem, 429: RateLimitProblem },
        },
      },
      async (request) => {
        const id = idOf(request);
        if (id === undefined) throw new RequestError(404, 'memberNotFound');
        await run(request, id);
        return read(request, id);
      },
    );
  }
};

function describe(summary: string) {
  return { tags: ['administration'], security: bearerSecurity, summary };
}

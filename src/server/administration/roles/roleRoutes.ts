import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { adminPaths } from '../../../contract/adminPaths';
import { roles } from '../../../contract/roles';
import { AccountDetail, RoleChange, RoleCollection } from '../../../contract/schemas/adminUsers';
import { Problem } from '../../../contract/schemas/errors';
import { RateLimitProblem, SessionProblem } from '../../../contract/schemas/problems';
import type { AppServices } from '../../appServices';
import { buildCollection } from '../../collection';
import { RequestError } from '../../errors/requestError';
import { addJsonLd } from '../../jsonLd/jsonLd';
import { bearerSecurity, idOf, memberOf } from '../../session/guards';
import { findAccount } from '../users/accountFacts';
import { toAccountDetail } from '../users/accountReply';
import { createRoleChange } from './changeRoles';
import { findRoles } from './roleHolders';

/** Roles and their members, for super administrators. */
export const roleRoutes: FastifyPluginAsyncTypebox<AppServices> = async (app, services) => {
  const { clock, database, guards } = services;
  const changeRoles = createRoleChange(services);
  addJsonLd(app);
  app.addHook('onRequest', guards.role(roles.superAdmin));

  app.get(
    adminPaths.roles,
    {
      schema: {
        ...describe('The roles there are, with who has them'),
        response: { 200: RoleCollection, 401: SessionProblem, 403: Problem },
      },
    },
    async () => {
      const items = await findRoles(database);
      return buildCollection({
        path: adminPaths.roles,
        context: 'Role',
        query: {},
        page: { page: 1, itemsPerPage: Math.max(1, items.length) },
        total: items.length,
        items,
      });
    },
  );

  app.put(
    `${adminPaths.users}/:id/roles`,
    {
      schema: {
        ...describe('Give a member other roles'),
        body: RoleChange,
        response: {
          200: AccountDetail,
          401: SessionProblem,
          403: Problem,
          404: Problem,
          409: Problem,
          422: Problem,
          429: RateLimitProblem,
        },
      },
    },
    async (request) => {
      const id = idOf(request);
      if (id === undefined) throw new RequestError(404, 'memberNotFound');
      await changeRoles(request, id, request.body);
      const facts = await findAccount(database, id, clock());
      if (!facts) throw new RequestError(404, 'memberNotFound');
      return toAccountDetail(facts, memberOf(request));
    },
  );
};

function describe(summary: string) {
  return { tags: ['administration'], security: bearerSecurity, summary };
}

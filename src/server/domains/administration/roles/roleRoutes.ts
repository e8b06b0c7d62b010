import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { adminPaths } from '../../../../contract/adminPaths';
import { roles } from '../../../../contract/roles';
import { AccountDetail, RoleChange, RoleCollection } from '../../../../contract/schemas/adminUsers';
import { Problem } from '../../../../contract/schemas/errors';
import { RateLimitProblem, SessionProblem } from '../../../../contract/schemas/problems';
import type { PlatformServices } from '../../../platform/services';
import { buildCollection } from '../../../platform/http/collection';
import { RequestError } from '../../../platform/errors/requestError';
import { jsonLdPlugin } from '../../../platform/jsonLd/jsonLd';
import { memberOf, requireId } from '../../../platform/security/guards';
import { requestContext } from '../../../platform/http/requestContext';
import { findAccount } from '../users/accountFacts';
import { toAccountDetail } from '../users/accountReply';
import { createRoleChange } from './changeRoles';
import { findRoles } from './roleHolders';
import { describeRoute } from '../describeRoute';

/** Roles and their members, for super administrators. */
export const roleRoutes: FastifyPluginAsyncTypebox<
  Pick<PlatformServices, 'audit' | 'clock' | 'database' | 'guards' | 'limits'>
> = async (app, services) => {
  const { clock, database, guards } = services;
  const changeRoles = createRoleChange(services);
  await app.register(jsonLdPlugin);
  app.addHook('onRequest', guards.role(roles.superAdmin));

  app.get(
    adminPaths.roles,
    {
      schema: {
        ...describeRoute('List roles and their holders'),
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
        ...describeRoute('Replace a member’s roles'),
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
      const id = requireId(request, 'memberNotFound');
      await changeRoles(requestContext(request), id, request.body);
      const facts = await findAccount(database, id, clock());
      if (!facts) throw new RequestError(404, 'memberNotFound');
      return toAccountDetail(facts, memberOf(request));
    },
  );
};

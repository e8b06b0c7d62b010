import { hasRole, roles } from '../../../../contract/roles';
import type { RequestContext } from '../../../platform/http/requestContext';
import { memberOf } from '../../../platform/security/guards';
import type { PlatformServices } from '../../../platform/services';

/** Leaves decisions of the staff about scores and players of administrators to super administrators. */
export const createAdministratorGuard =
  ({ database, guards }: Pick<PlatformServices, 'database' | 'guards'>) =>
  /** @throws RequestError (403) */
  async (context: RequestContext, userId: number | null): Promise<void> => {
    const { id, roles: owned } = memberOf(context);
    if (userId === null || userId === id || hasRole(owned, roles.superAdmin)) return;
    const user = await database
      .selectFrom('users')
      .select('roles')
      .where('id', '=', userId)
      .executeTakeFirst();
    if (user && hasRole(user.roles, roles.admin))
      await guards.deny(context, 'administratorProtected');
  };

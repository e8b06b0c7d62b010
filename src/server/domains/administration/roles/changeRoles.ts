import { isAssignableRole, normalizeRoles, roleLimits } from '../../../../contract/roleAssignment';
import { roles } from '../../../../contract/roles';
import type { RoleChange } from '../../../../contract/schemas/adminUsers';
import type { PlatformServices } from '../../../platform/services';
import { refuseViolations, RequestError } from '../../../platform/errors/requestError';
import { createAccountChange } from '../users/accountChange';
import type { RequestContext } from '../../../platform/http/requestContext';

const without = (one: readonly string[], other: readonly string[]) =>
  one.filter((role) => !other.includes(role));

/**
 * Changes a member's roles. Roles that are not assignable (legacy ones) can be kept or removed, but not added.
 */
export function createRoleChange(
  services: Pick<PlatformServices, 'audit' | 'clock' | 'database' | 'guards' | 'limits'>,
) {
  const { audit, clock } = services;
  const change = createAccountChange(services);

  return (context: RequestContext, id: number, wanted: RoleChange): Promise<void> =>
    change(context, {
      id,
      role: roles.superAdmin,
      work: async (transaction, account) => {
        const before = normalizeRoles(account.roles);
        if (normalizeRoles(wanted.previous).join(' ') !== before.join(' ')) {
          throw new RequestError(409, 'conflict');
        }
        const after = normalizeRoles(wanted.roles);
        const added = without(after, account.roles);
        const removed = without(account.roles, after);
        refuseUnknown(added, after.length);
        if (added.length + removed.length === 0) return;
        await transaction
          .updateTable('users')
          .set({ roles: after, updatedAt: clock() })
          .where('id', '=', id)
          .execute();
        const details = { added: added.join(' '), removed: removed.join(' ') };
        await audit(context, { event: 'rolesChanged', subjectId: id, details }, transaction);
      },
    });
}

function refuseUnknown(added: readonly string[], count: number): void {
  const fine = added.every(isAssignableRole) && count <= roleLimits.count;
  refuseViolations(fine ? [] : [{ propertyPath: 'roles', textKey: 'invalidValue' }]);
}

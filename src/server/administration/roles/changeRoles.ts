import type { FastifyRequest } from 'fastify';
import { isAssignableRole, normalizeRoles, roleLimits } from '../../../contract/roleAssignment';
import { roles } from '../../../contract/roles';
import type { RoleChange } from '../../../contract/schemas/adminUsers';
import type { AppServices } from '../../appServices';
import { RequestError } from '../../errors/requestError';
import { refuseViolations } from '../../users/memberInput';
import { createAccountChange } from '../users/accountChange';

const without = (one: readonly string[], other: readonly string[]) =>
  one.filter((role) => !other.includes(role));

/**
 * Changes a member's roles. Roles that are not assignable (legacy ones) can be kept or removed, but not added.
 */
export function createRoleChange(services: AppServices) {
  const { audit, clock } = services;
  const change = createAccountChange(services);

  return (request: FastifyRequest, id: number, wanted: RoleChange): Promise<void> =>
    change(request, {
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
        await audit(request, { event: 'rolesChanged', subjectId: id, details }, transaction);
      },
    });
}

function refuseUnknown(added: readonly string[], count: number): void {
  const fine = added.every(isAssignableRole) && count <= roleLimits.count;
  refuseViolations(fine ? [] : [{ propertyPath: 'roles', textKey: 'invalidValue' }]);
}

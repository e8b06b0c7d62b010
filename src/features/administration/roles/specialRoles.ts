import { roles } from '../../../contract/roles';

const ordinary: readonly string[] = [roles.user, roles.player];

/** Whether a role tells somebody from other members. */
export function isSpecialRole(role: string): boolean {
  return !ordinary.includes(role);
}

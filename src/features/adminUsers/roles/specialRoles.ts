import { roles } from '../../../contract/roles';

const ordinary: readonly string[] = [roles.user, roles.player];

/** Whether a role is more than the ordinary user and player roles. */
export function isSpecialRole(role: string): boolean {
  return !ordinary.includes(role);
}

import { roles } from './roles';

/** Maximum number of roles per member, and maximum length of a role's name. */
export const roleLimits = { count: 50, length: 60 } as const;

const named: readonly string[] = Object.values(roles);

/** Whether a role can be assigned: a known one, or one of another program (content management, the records site). */
export function isAssignableRole(role: string): boolean {
  if (role.length > roleLimits.length) return false;
  return named.includes(role) || /^ROLE_(?:SONATA|VGR)(?:_[A-Z0-9]+)+$/.test(role);
}

/** Removes duplicates and puts everyone's role first, so that equal sets of roles give equal lists. */
export function normalizeRoles(given: readonly string[]): string[] {
  const rank = (role: string) => (named.includes(role) ? named.indexOf(role) : named.length);
  return [...new Set<string>([roles.user, ...given])].toSorted(
    (a, b) => rank(a) - rank(b) || (a < b ? -1 : 1),
  );
}

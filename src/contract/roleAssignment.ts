import { roles } from './roles';

/** How many roles one member may have, and how long the name of one may be. */
export const roleLimits = { count: 50, length: 60 } as const;

const named: readonly string[] = Object.values(roles);

/** The families whose roles other programs name: content management, and the records site. */
export const roleFamilies = ['ROLE_SONATA_', 'ROLE_VGR_'] as const;

/** Whether a role may be given to somebody: one the product knows, or one of a family. */
export function isAssignableRole(role: string): boolean {
  if (role.length > roleLimits.length) return false;
  return named.includes(role) || /^ROLE_(?:SONATA|VGR)(?:_[A-Z0-9]+)+$/.test(role);
}

/** Each once, what everybody has first: two lists of the same roles are the same text. */
export function normalizeRoles(given: readonly string[]): string[] {
  const rank = (role: string) => (named.includes(role) ? named.indexOf(role) : named.length);
  return [...new Set<string>([roles.user, ...given])].toSorted(
    (a, b) => rank(a) - rank(b) || (a < b ? -1 : 1),
  );
}

/** The roles defined by this product; others belong to families with a common prefix. */
export const roles = {
  user: 'ROLE_USER',
  player: 'ROLE_PLAYER',
  /** Edits the catalogue of games. */
  gameEditor: 'ROLE_VGR_GAME',
  /** Judges proofs, of all games or of some. */
  proofModerator: 'ROLE_VGR_PROOF',
  /** Decides reports of comments, scores, pictures and names. */
  moderator: 'ROLE_VGR_MODERATOR',
  admin: 'ROLE_ADMIN',
  superAdmin: 'ROLE_SUPER_ADMIN',
} as const;

/** Each of these opens a part of the administration. */
export const administrationRoles: readonly string[] = [roles.admin, roles.gameEditor];

/** Each of these opens a part of the moderation. */
export const moderationRoles: readonly string[] = [
  roles.admin,
  roles.proofModerator,
  roles.moderator,
];

/** The roles that have a translated name, the most powerful first. */
export const namedRoles = ['superAdmin', 'admin', 'player', 'user'] as const;
export type NamedRole = (typeof namedRoles)[number];

export function namedRolesOf(owned: readonly string[]): NamedRole[] {
  return namedRoles.filter((name) => owned.includes(roles[name]));
}

/** The one role of a member that is shown publicly. */
export const publicRoles = ['administrator', 'player', 'member'] as const;
export type PublicRole = (typeof publicRoles)[number];

export function publicRoleOf(owned: readonly string[]): PublicRole {
  if (hasRole(owned, roles.admin)) return 'administrator';
  return owned.includes(roles.player) ? 'player' : 'member';
}

/** In the order the profile shows them. */
export const roleCategories = ['administration', 'contentManagement', 'product', 'others'] as const;
export type RoleCategory = (typeof roleCategories)[number];

export function categoryOf(role: string): RoleCategory {
  if (role === roles.admin || role === roles.superAdmin) return 'administration';
  if (role.startsWith('ROLE_SONATA')) return 'contentManagement';
  return role.startsWith('ROLE_VGR') ? 'product' : 'others';
}

/** The number of distinct roles in each category. */
export function countRoles(owned: readonly string[]): Record<RoleCategory, number> {
  const counts = { administration: 0, contentManagement: 0, product: 0, others: 0 };
  for (const role of new Set(owned)) counts[categoryOf(role)] += 1;
  return counts;
}

/** A super administrator also has the administrator role; no other role implies another. */
export function hasRole(owned: readonly string[], role: string): boolean {
  return owned.includes(role) || (role === roles.admin && owned.includes(roles.superAdmin));
}

/** The rights to decide about others, the most powerful first. */
const ranks = [[roles.superAdmin], [roles.admin], [roles.moderator, roles.proofModerator]];

/** Whether a moderator may act against a member: not against staff with equal or higher rights. */
export function outranks(moderator: readonly string[], member: readonly string[]): boolean {
  const [above, below] = [moderator, member].map((owned) =>
    ranks.findIndex((equal) => equal.some((role) => owned.includes(role))),
  );
  return below === -1 || (above !== -1 && (above ?? 0) < (below ?? 0));
}

/** False for an empty list. */
export function hasAnyRole(owned: readonly string[], wanted: readonly string[]): boolean {
  return wanted.some((role) => hasRole(owned, role));
}

export function hasAllRoles(owned: readonly string[], wanted: readonly string[]): boolean {
  return wanted.every((role) => hasRole(owned, role));
}

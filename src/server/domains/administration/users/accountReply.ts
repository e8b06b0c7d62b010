import type { AccountProtection, MemberState } from '../../../../contract/memberQuery';
import { paths } from '../../../../contract/paths';
import { hasRole, roles } from '../../../../contract/roles';
import type { AccountDetail, AccountRow } from '../../../../contract/schemas/adminUsers';
import type { AuthenticatedMember } from '../../../platform/security/authenticatedMember';
import type { AccountFacts } from './accountFacts';
import type { ListedMember } from './memberList';

export function stateOf(
  account: Pick<ListedMember, 'disabledAt' | 'suspendedUntil' | 'passwordResetRequiredAt'>,
): MemberState {
  if (account.disabledAt !== null) return 'disabled';
  if (account.suspendedUntil !== null) return 'suspended';
  return account.passwordResetRequiredAt === null ? 'active' : 'resetRequired';
}

/** Why this administrator cannot change the account; null if they can. */
export function protectionOf(
  actor: Pick<AuthenticatedMember, 'id' | 'roles'>,
  account: { id: number; roles: readonly string[] },
): AccountProtection | null {
  if (actor.id === account.id) return 'self';
  const outranked =
    hasRole(account.roles, roles.superAdmin) && !hasRole(actor.roles, roles.superAdmin);
  return outranked ? 'superAdministrator' : null;
}

export function toAccountRow(member: ListedMember): AccountRow {
  const { id, username, slug, roles: owned, createdAt, lastLoginAt } = member;
  return {
    '@id': paths.user(id),
    '@type': 'User',
    id,
    username,
    slug,
    roles: owned,
    state: stateOf(member),
    createdAt,
    lastLoginAt,
  };
}

export function toAccountDetail(
  { comments, sessions, ...facts }: AccountFacts,
  actor: AuthenticatedMember,
): AccountDetail {
  const { email, language, updatedAt, disabledAt, passwordResetRequiredAt } = facts;
  const { player, nbScore, nbFirstPlace, points, gamePoints, nbCase, disabledReason } = facts;
  const { latestScore, latestComment, latestCase } = facts;
  return {
    ...toAccountRow(facts),
    email,
    language,
    updatedAt,
    disabledAt,
    passwordResetRequiredAt,
    nbComment: comments,
    nbSession: sessions,
    player,
    nbScore,
    nbFirstPlace,
    points,
    gamePoints,
    nbCase,
    latestScore,
    latestComment,
    latestCase,
    disabledReason,
    protection: protectionOf(actor, facts),
  };
}

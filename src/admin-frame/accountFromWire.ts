import {
  accountProtections,
  memberStates,
  type AccountProtection,
  type MemberState,
} from '../contract/memberQuery';
import { roleCategories, categoryOf, type RoleCategory } from '../contract/roles';
import { idOf } from '../api/wire/articleFromWire';
import { countOrZero, dateOrNull, isRecord, textOrNull } from '../api/wire/typeGuards';

/** A member in the administration's table. */
export type Account = {
  id: number;
  username: string;
  slug: string;
  roles: string[];
  state: MemberState;
  createdAt: string | null;
  lastLoginAt: string | null;
};

export type AccountDetail = Account & {
  email: string;
  language: string | null;
  disabledAt: string | null;
  resetRequiredAt: string | null;
  comments: number;
  sessions: number;
  /** Why the current user cannot change this account; null if they can. */
  protection: AccountProtection | null;
};

/** A role with its first holders. */
export type RoleHolders = {
  role: string;
  category: RoleCategory;
  members: number;
  first: { id: number; username: string }[];
};

const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];

const oneOf = <Value extends string>(values: readonly Value[], given: unknown) =>
  values.find((value) => value === given);

export function accountFromWire(item: unknown): Account | undefined {
  if (!isRecord(item)) return undefined;
  const id = idOf(item);
  const username = textOrNull(item.username);
  if (id === undefined || username === null) return undefined;
  return {
    id,
    username,
    slug: textOrNull(item.slug) ?? '',
    roles: textsOf(item.roles),
    state: oneOf(memberStates, item.state) ?? 'active',
    createdAt: dateOrNull(item.createdAt),
    lastLoginAt: dateOrNull(item.lastLoginAt),
  };
}

export function accountDetailFromWire(item: unknown): AccountDetail | undefined {
  const account = accountFromWire(item);
  if (!account || !isRecord(item)) return undefined;
  return {
    ...account,
    email: textOrNull(item.email) ?? '',
    language: textOrNull(item.language),
    disabledAt: dateOrNull(item.disabledAt),
    resetRequiredAt: dateOrNull(item.passwordResetRequiredAt),
    comments: countOrZero(item.nbComment),
    sessions: countOrZero(item.nbSession),
    protection: oneOf(accountProtections, item.protection) ?? null,
  };
}

export function roleHoldersFromWire(item: unknown): RoleHolders | undefined {
  if (!isRecord(item)) return undefined;
  const role = textOrNull(item.role);
  if (role === null) return undefined;
  const first = Array.isArray(item.members) ? item.members : [];
  return {
    role,
    category: oneOf(roleCategories, item.category) ?? categoryOf(role),
    members: countOrZero(item.nbMember),
    first: first.flatMap((member: unknown) => {
      if (!isRecord(member)) return [];
      const id = idOf(member);
      const username = textOrNull(member.username);
      return id === undefined || username === null ? [] : [{ id, username }];
    }),
  };
}

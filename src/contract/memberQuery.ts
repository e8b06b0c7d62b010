import type { OrderDirection } from './articleFilters';

/** Sort fields of the member list. */
export const memberOrderFields = ['username', 'createdAt', 'lastLoginAt'] as const;
export type MemberOrderField = (typeof memberOrderFields)[number];
export interface MemberOrder {
  field: MemberOrderField;
  direction: OrderDirection;
}
export const defaultMemberOrder: MemberOrder = { field: 'createdAt', direction: 'desc' };

/** Account states; `resetRequired`: the owner must choose a new password. */
export const memberStates = ['active', 'disabled', 'suspended', 'resetRequired'] as const;
export type MemberState = (typeof memberStates)[number];

export function isMemberState(value: string | null | undefined): value is MemberState {
  return memberStates.some((state) => state === value);
}

/** How long a member counts as new. */
export const newcomerDays = 30;

/** Why an administrator cannot change an existing account. */
export const accountProtections = ['self', 'superAdministrator'] as const;
export type AccountProtection = (typeof accountProtections)[number];

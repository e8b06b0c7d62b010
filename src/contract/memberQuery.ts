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
export const memberStates = ['active', 'disabled', 'resetRequired'] as const;
export type MemberState = (typeof memberStates)[number];

export function isMemberState(value: string | null | undefined): value is MemberState {
  return memberStates.some((state) => state === value);
}

/** Whether the value is a day as used in URLs: 2026-11-21. */
export function isDay(value: string): boolean {
  const date = /^(?:19|2\d)\d\d-\d\d-\d\d$/.test(value)
    ? new Date(`${value}T00:00:00Z`)
    : undefined;
  return (
    date !== undefined && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value)
  );
}

/** Why an administrator cannot change an existing account. */
export const accountProtections = ['self', 'superAdministrator'] as const;
export type AccountProtection = (typeof accountProtections)[number];

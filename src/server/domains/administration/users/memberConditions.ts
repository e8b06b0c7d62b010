import { sql, type RawBuilder } from 'kysely';
import type { MemberState } from '../../../../contract/memberQuery';
import type { MemberFilters } from './memberListQuery';

const states: Record<MemberState, RawBuilder<unknown>> = {
  active: sql`disabled_at is null and suspended_until is null and password_reset_required_at is null`,
  disabled: sql`disabled_at is not null`,
  suspended: sql`disabled_at is null and suspended_until is not null`,
  resetRequired: sql`disabled_at is null and suspended_until is null and password_reset_required_at is not null`,
};

/** The WHERE condition for the filters. */
export function memberConditions(filters: MemberFilters): RawBuilder<unknown> {
  const { search, role, state, registeredFrom, registeredTo, lastLoginFrom, lastLoginTo } = filters;
  const conditions = [
    ...(search === undefined ? [] : [searchCondition(search)]),
    ...(role === undefined ? [] : [sql`roles @> array[${role}]::text[]`]),
    ...(state === undefined ? [] : [states[state]]),
    ...(registeredFrom === undefined ? [] : [sql`created_at >= ${registeredFrom}`]),
    ...(registeredTo === undefined ? [] : [sql`created_at < ${registeredTo}`]),
    ...(lastLoginFrom === undefined ? [] : [sql`last_login_at >= ${lastLoginFrom}`]),
    ...(lastLoginTo === undefined ? [] : [sql`last_login_at < ${lastLoginTo}`]),
  ];
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}

/** Matches usernames only: an email address must not appear in a URL. */
function searchCondition(search: string): RawBuilder<unknown> {
  const wanted = search.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`);
  // The trigram index needs three characters to match inside a name; shorter terms match the start.
  return sql`lower(username) like ${search.length < 3 ? `${wanted}%` : `%${wanted}%`}`;
}

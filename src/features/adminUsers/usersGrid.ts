import type { AccountFilters, AccountQuery } from '../../admin-frame/accountsApi';
import { isDay } from '../../contract/calendarDay';
import { defaultMemberOrder, memberOrderFields } from '../../contract/memberQuery';
import type { GridParams, GridShape } from '../../admin-frame/grid/gridAddress';

export const dateFilters = [
  'registeredFrom',
  'registeredTo',
  'lastLoginFrom',
  'lastLoginTo',
] as const;
const filters = ['role', 'state', ...dateFilters] as const;
export type UserFilter = (typeof filters)[number];
type UserSort = (typeof memberOrderFields)[number];

export const usersGrid: GridShape<UserSort, UserFilter> = {
  sorts: memberOrderFields,
  defaultSort: defaultMemberOrder.field,
  defaultDirection: defaultMemberOrder.direction,
  filters,
};

/** An incomplete or invalid date, while typing or in a mangled URL, is ignored. */
const dayOrNone = (value = '') => (isDay(value) ? value : '');

export function filtersOf({
  search,
  filters: chosen,
}: GridParams<UserSort, UserFilter>): AccountFilters {
  return {
    search,
    role: chosen.role ?? '',
    state: chosen.state ?? '',
    registeredFrom: dayOrNone(chosen.registeredFrom),
    registeredTo: dayOrNone(chosen.registeredTo),
    lastLoginFrom: dayOrNone(chosen.lastLoginFrom),
    lastLoginTo: dayOrNone(chosen.lastLoginTo),
  };
}

export function accountQuery(params: GridParams<UserSort, UserFilter>): AccountQuery {
  return {
    ...filtersOf(params),
    page: params.page,
    itemsPerPage: params.pageSize,
    order: { field: params.sort, direction: params.direction },
  };
}

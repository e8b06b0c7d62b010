import { Type } from '@sinclair/typebox';
import { limits } from '../../../../contract/limits';
import {
  defaultMemberOrder,
  isMemberState,
  memberOrderFields,
  memberStates,
  type MemberOrder,
  type MemberState,
} from '../../../../contract/memberQuery';
import { roleLimits } from '../../../../contract/roleAssignment';
import { pageParams } from '../../../../contract/schemas/parameters';
import { lastValue, type QueryValues } from '../../../platform/http/collection';
import { RequestError } from '../../../platform/errors/requestError';
import {
  filterMoment,
  readChoice,
  readMoment,
  readSearch,
  readText,
} from '../../../platform/http/queryParameters';

/** Filters of the member list; an absent one does not filter. Each moment named `From` is included, the one named `To` is not. */
export interface MemberFilters {
  /** Trimmed, never empty. */
  search?: string;
  role?: string;
  state?: MemberState;
  registeredFrom?: string;
  registeredTo?: string;
  lastLoginFrom?: string;
  lastLoginTo?: string;
}

const moments = [
  ['registeredFrom', 'begins'],
  ['registeredTo', 'ends'],
  ['lastLoginFrom', 'begins'],
  ['lastLoginTo', 'ends'],
] as const;
const optionalText = (options = {}) => Type.Optional(Type.String(options));

export const memberFilterQuery = {
  search: optionalText({
    maxLength: limits.searchLength,
    description: 'Part of a username.',
  }),
  role: optionalText({ maxLength: roleLimits.length }),
  state: optionalText({ enum: [...memberStates] }),
  ...Object.fromEntries(moments.map(([name]) => [name, optionalText(filterMoment)])),
};

export const memberListQuery = Type.Object({
  ...pageParams(limits.adminPageSize),
  ...Object.fromEntries(
    memberOrderFields.map((field) => [`order[${field}]`, optionalText({ enum: ['asc', 'desc'] })]),
  ),
  ...memberFilterQuery,
});

/** @throws RequestError (400) when a filter has an invalid value. */
export function readMemberFilters(query: QueryValues): MemberFilters {
  const filters: MemberFilters = {};
  const search = readSearch(query);
  if (search !== undefined) filters.search = search;
  const role = readText(query, 'role', roleLimits.length);
  if (role !== undefined) filters.role = role;
  const state = readChoice(query, 'state', isMemberState);
  if (state !== undefined) filters.state = state;
  for (const [name, edge] of moments) {
    const moment = readMoment(query, name, edge);
    if (moment !== undefined) filters[name] = moment;
  }
  return filters;
}

/** At most one `order[field]=direction` is supported. */
export function readMemberOrder(query: QueryValues): MemberOrder {
  const name = Object.keys(query).find((key) => key.startsWith('order'));
  if (name === undefined) return defaultMemberOrder;
  const inside = /^order\[(.*)\]$/s.exec(name)?.[1];
  const field = memberOrderFields.find((known) => known === inside);
  const direction = (lastValue(query, name) ?? 'asc').toLowerCase();
  if (!field || (direction !== 'asc' && direction !== 'desc')) {
    throw new RequestError(400, 'badOrder');
  }
  return { field, direction };
}

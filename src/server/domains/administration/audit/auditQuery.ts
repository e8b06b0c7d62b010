import { Type } from '@sinclair/typebox';
import {
  auditEvents,
  auditGroups,
  isAuditEvent,
  isAuditGroup,
  type AuditEvent,
} from '../../../../contract/auditEvents';
import { limits } from '../../../../contract/limits';
import { itemsPerPageParam } from '../../../../contract/schemas/parameters';
import { lastValue, readPageRequest, type QueryValues } from '../../../platform/http/collection';
import { RequestError } from '../../../platform/errors/requestError';
import {
  filterMoment,
  readChoice,
  readMoment,
  readText,
} from '../../../platform/http/queryParameters';

/** Filters of the log; an absent one does not filter. It holds from the moment `from` up to, and without, the moment `to`. */
export interface AuditFilters {
  events?: readonly AuditEvent[];
  /** The username of the actor or the subject. */
  member?: string;
  from?: string;
  to?: string;
  /** The id of the support case concerned. */
  case?: number;
}

export interface AuditWindow {
  size: number;
  /** Only lines older than this one, or only newer ones. */
  before?: number;
  after?: number;
}

const optionalText = (options = {}) => Type.Optional(Type.String(options));
const lineNumber = { pattern: '^[1-9][0-9]{0,15}$' };

export const auditFilterQuery = {
  event: optionalText({ enum: [...auditEvents] }),
  group: optionalText({ enum: Object.keys(auditGroups) }),
  member: optionalText({ maxLength: limits.searchLength, description: 'A complete username.' }),
  from: optionalText(filterMoment),
  to: optionalText(filterMoment),
  case: optionalText({ ...lineNumber, description: 'The number of a support case.' }),
};

export const auditQuery = Type.Object({
  ...auditFilterQuery,
  before: optionalText(lineNumber),
  after: optionalText(lineNumber),
  itemsPerPage: itemsPerPageParam(limits.adminPageSize),
});

const readNumber = (query: QueryValues, name: string): number | undefined => {
  const text = lastValue(query, name);
  if (text === undefined) return undefined;
  if (!/^[1-9]\d{0,14}$/.test(text)) throw new RequestError(400, 'badFilter');
  return Number(text);
};

/** @throws RequestError (400) when a filter has an invalid value. */
export function readAuditFilters(query: QueryValues): AuditFilters {
  const filters: AuditFilters = {};
  const event = readChoice(query, 'event', isAuditEvent);
  const group = readChoice(query, 'group', isAuditGroup);
  if (event !== undefined) filters.events = [event];
  else if (group !== undefined) filters.events = auditGroups[group];
  const member = readText(query, 'member');
  if (member !== undefined) filters.member = member;
  const from = readMoment(query, 'from', 'begins');
  const to = readMoment(query, 'to', 'ends');
  if (from !== undefined) filters.from = from;
  if (to !== undefined) filters.to = to;
  const supportCase = readNumber(query, 'case');
  if (supportCase !== undefined) filters.case = supportCase;
  return filters;
}

/** @throws RequestError (400) */
export function readAuditWindow(query: QueryValues): AuditWindow {
  const window: AuditWindow = { size: readPageRequest(query, limits.adminPageSize).itemsPerPage };
  for (const name of ['before', 'after'] as const) {
    const id = readNumber(query, name);
    if (id !== undefined) window[name] = id;
  }
  return window;
}

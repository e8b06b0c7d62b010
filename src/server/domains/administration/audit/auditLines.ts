import { sql, type RawBuilder } from 'kysely';
import type { AuditEvent } from '../../../../contract/auditEvents';
import { fallbackLanguage, type Language } from '../../../../contract/languages';
import type { AuditLine, AuditPage } from '../../../../contract/schemas/adminAudit';
import type { Database } from '../../../platform/database/tables';
import { addContext, type StoredLine } from './auditContext';
import type { AuditFilters, AuditWindow } from './auditQuery';

interface Line {
  id: number;
  at: string;
  event: AuditEvent;
  actorId: number | null;
  actorName: string | null;
  subjectId: number | null;
  subjectName: string | null;
  requestId: string | null;
  details: unknown;
  total: number | null;
  lastAt: string | null;
}

/** Milliseconds. Ids follow the time of writing, except for lines that several nodes write at about the same time. */
const skew = 600_000;

/**
 * One page of the log (keyset pagination). With any filter and at any depth, an index leads to the first line, and only the
 * lines shown are read.
 */
export async function findAuditLines(
  database: Database,
  filters: AuditFilters,
  window: AuditWindow,
  language: Language = fallbackLanguage,
): Promise<AuditPage> {
  const member = filters.member === undefined ? undefined : await idOf(database, filters.member);
  if (filters.member !== undefined && member === undefined) {
    return { items: [], older: null, newer: null };
  }
  const upwards = window.after !== undefined;
  const wanted = window.size + 1;
  const ids = await findIds(database, { filters, window, member, limit: wanted });
  const shown = ids.slice(0, window.size).toSorted((a, b) => b - a);
  const more = ids.length === wanted;
  const lines = await readLines(database, shown);
  const beside = (exists: boolean, id: number | undefined) => (exists && id ? id : null);
  return {
    items: await addContext(database, lines.map(toLine), language),
    older: beside(upwards || more, shown.at(-1)),
    newer: beside(upwards ? more : window.before !== undefined, shown[0]),
  };
}

/** All lines, newest first, read in batches of 500. */
export async function* eachAuditLine(
  database: Database,
  filters: AuditFilters,
  language: Language = fallbackLanguage,
): AsyncGenerator<AuditLine> {
  let window: AuditWindow = { size: 500 };
  for (;;) {
    const { items, older } = await findAuditLines(database, filters, window, language);
    yield* items;
    if (older === null) return;
    window = { ...window, before: older };
  }
}

async function idOf(database: Database, username: string): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select id from users where lower(username) = lower(${username})`.execute(database);
  return rows[0]?.id;
}

interface Wanted {
  filters: AuditFilters;
  window: AuditWindow;
  member: number | undefined;
  limit: number;
}

async function findIds(database: Database, { filters, window, member, limit }: Wanted) {
  const order = window.after === undefined ? sql`id desc` : sql`id`;
  const bounds = boundsOf(filters, window);
  // Each combination of person and event has its own index, which yields its first lines in order.
  const people =
    member === undefined
      ? [sql`true`]
      : [
          sql`actor_id = ${member}`,
          sql`subject_id = ${member} and actor_id is distinct from ${member}`,
        ];
  const kinds = filters.events?.map((event) => sql`event = ${event}`) ?? [sql`true`];
  const ways = people.flatMap((person) => kinds.map((kind) => sql`${person} and ${kind}`));
  const parts = ways.map(
    (way) =>
      sql`(select id from audit_log where ${way} and ${bounds} order by ${order} limit ${limit})`,
  );
  const { rows } = await sql<{ id: number }>`
    select id from (${sql.join(parts, sql` union all `)}) as found order by ${order} limit ${limit}`.execute(
    database,
  );
  return rows.map(({ id }) => id);
}

/** The limits are also translated to ids, so that the index ordered by id bounds the scan; the exact times still filter. */
function boundsOf(filters: AuditFilters, { before, after }: AuditWindow): RawBuilder<unknown> {
  const { from, to, case: supportCase } = filters;
  const start = from === undefined ? undefined : Date.parse(from);
  const end = to === undefined ? undefined : Date.parse(to);
  const moment = (time: number) => new Date(time).toISOString();
  const bounds = [
    ...(before === undefined ? [] : [sql`id < ${before}`]),
    ...(after === undefined ? [] : [sql`id > ${after}`]),
    ...(supportCase === undefined ? [] : [sql`details->>'case' = ${String(supportCase)}`]),
    ...(start === undefined
      ? []
      : [
          sql`at >= ${moment(start)} and id >= (
            select id from audit_log where at >= ${moment(start - skew)} order by at, id limit 1)`,
        ]),
    ...(end === undefined
      ? []
      : [
          sql`at < ${moment(end)} and id <= (
            select id from audit_log where at < ${moment(end + skew)} order by at desc, id desc limit 1)`,
        ]),
  ];
  return bounds.length === 0 ? sql`true` : sql.join(bounds, sql` and `);
}

async function readLines(database: Database, ids: readonly number[]): Promise<Line[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<Line>`
    select l.id, l.at, l.event, l.actor_id, a.username as actor_name, l.subject_id,
      s.username as subject_name, l.request_id, l.details, c.total, c.last_at
    from audit_log l
    left join users a on a.id = l.actor_id
    left join users s on s.id = l.subject_id
    left join audit_counts c on c.audit_id = l.id
    where l.id in (${sql.join(ids)})
    order by l.id desc`.execute(database);
  return rows;
}

const person = (id: number | null, username: string | null) =>
  id === null ? null : { id, username };

function toLine(line: Line): StoredLine {
  return {
    id: line.id,
    at: line.at,
    event: line.event,
    actor: person(line.actorId, line.actorName),
    subject: person(line.subjectId, line.subjectName),
    requestId: line.requestId,
    details: Object.fromEntries(Object.entries(line.details ?? {}).filter(isPlain)),
    count: Number(line.total ?? 1),
    lastAt: line.lastAt,
  };
}

function isPlain(entry: [string, unknown]): entry is [string, string | number | boolean] {
  return ['string', 'number', 'boolean'].includes(typeof entry[1]);
}

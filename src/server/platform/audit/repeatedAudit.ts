import { sql } from 'kysely';
import type { Clock } from '../settings/appDependencies';
import type { Database } from '../database/tables';
import type { AuditEntry, AuditSource } from './auditLog';

export type WriteRepeatedAudit = (source: AuditSource, entry: AuditEntry) => Promise<void>;

const hour = 3_600_000;

/**
 * Records events that a client can trigger without limit: the first in an hour writes a line, further ones increment its count.
 * A single statement, so that two nodes cannot write two lines.
 */
export function createRepeatedAudit(database: Database, clock: Clock): WriteRepeatedAudit {
  return async (source, { event, actorId, subjectId, details = {} }) => {
    const actor = actorId === undefined ? (source.member?.id ?? null) : actorId;
    const subject = subjectId === undefined ? actor : subjectId;
    const at = clock();
    const start = new Date(Math.floor(at.getTime() / hour) * hour);
    const what = Object.values(details).join(' ');
    await sql`
      with counted as (
        insert into audit_counts as c
          (event, actor_id, subject_id, what, hour, audit_id, total, last_at)
        values (${event}, ${actor ?? 0}, ${subject ?? 0}, ${what}, ${start},
          nextval(pg_get_serial_sequence('audit_log', 'id')), 1, ${at})
        on conflict (event, actor_id, subject_id, what, hour) do update
          set total = c.total + 1, last_at = greatest(c.last_at, excluded.last_at)
        returning audit_id, total
      )
      insert into audit_log (id, at, event, actor_id, subject_id, request_id, details)
      overriding system value
      select audit_id, ${at}::timestamptz, ${event}::text, ${actor}::int, ${subject}::int,
        ${source.requestId}::text, ${JSON.stringify(details)}::jsonb
      from counted where total = 1`.execute(database);
  };
}

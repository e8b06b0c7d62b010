import type { Clock } from '../settings/appDependencies';
import type { Database } from '../database/tables';
import type { AuditEvent } from '../../../contract/auditEvents';

/** The request that an entry records. */
export interface AuditSource {
  requestId: string;
  /** Null for guests. */
  member: { id: number } | null;
}

export interface AuditEntry {
  event: AuditEvent;
  /** Who did it. Default: the member of the request. */
  actorId?: number | null;
  /** The affected account. Default: the actor. */
  subjectId?: number | null;
  /** Never include a password, a token or an email or IP address. */
  details?: Record<string, string | number | boolean>;
}

export type WriteAudit = (
  source: AuditSource,
  entry: AuditEntry,
  /** The transaction of the recorded change, so that both are committed or neither. */
  transaction?: Database,
) => Promise<void>;

/** The audit log. Details are stored as JSON, so no value can forge another line. */
export function createAuditLog(database: Database, clock: Clock): WriteAudit {
  return async (source, { event, actorId, subjectId, details = {} }, transaction = database) => {
    const actor = actorId === undefined ? (source.member?.id ?? null) : actorId;
    await transaction
      .insertInto('auditLog')
      .values({
        at: clock(),
        event,
        actorId: actor,
        subjectId: subjectId === undefined ? actor : subjectId,
        requestId: source.requestId,
        details: JSON.stringify(details),
      })
      .execute();
  };
}

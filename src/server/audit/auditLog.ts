import type { FastifyRequest } from 'fastify';
import type { Clock } from '../appDependencies';
import type { Database } from '../database/tables';
import type { AuditEvent } from '../../contract/auditEvents';

export interface AuditEntry {
  event: AuditEvent;
  /** Who did it; the member of the request unless given. */
  actorId?: number | null;
  /** Whose account it is about; the actor's own unless given. */
  subjectId?: number | null;
  /** Never a password, a token or an address. */
  details?: Record<string, string | number | boolean>;
}

export type WriteAudit = (
  request: Pick<FastifyRequest, 'id' | 'member'>,
  entry: AuditEntry,
  /** The transaction that does what is recorded: both happen or neither. */
  transaction?: Database,
) => Promise<void>;

/** The record of events. Values are stored as values, so no text in them can forge another line. */
export function createAuditLog(database: Database, clock: Clock): WriteAudit {
  return async (request, { event, actorId, subjectId, details = {} }, transaction = database) => {
    const actor = actorId === undefined ? (request.member?.id ?? null) : actorId;
    await transaction
      .insertInto('auditLog')
      .values({
        at: clock(),
        event,
        actorId: actor,
        subjectId: subjectId === undefined ? actor : subjectId,
        requestId: request.id,
        details: JSON.stringify(details),
      })
      .execute();
  };
}

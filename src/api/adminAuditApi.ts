import { isAuditEvent, type AuditEvent } from '../contract/auditEvents';
import { adminPaths } from '../contract/adminPaths';
import { baseApi } from './baseApi';
import { exportQuery } from './exportQuery';
import { readingQuery } from './readingQuery';
import { countOrZero, dateOrNull, isRecord, textOrNull } from './wire';

/** What narrows the log; empty where nothing is asked. */
export type AuditFilters = { group: string; member: string; from: string; to: string };

/** What narrows it, and where in it to read. */
export type AuditWish = AuditFilters & {
  before: string;
  after: string;
};

/** Somebody an entry names; no name where the account is gone. */
export type AuditPerson = { id: number; username: string | null };

export type AuditEntry = {
  id: number;
  at: string | null;
  event: AuditEvent;
  actor: AuditPerson | null;
  subject: AuditPerson | null;
  requestId: string | null;
  details: [name: string, value: string][];
};

export type AuditEntries = { items: AuditEntry[]; older: number | null; newer: number | null };

function personFromWire(value: unknown): AuditPerson | null {
  if (!isRecord(value)) return null;
  const id = countOrZero(value.id);
  return id === 0 ? null : { id, username: textOrNull(value.username) };
}

function entryFromWire(value: unknown): AuditEntry[] {
  if (!isRecord(value)) return [];
  const event = textOrNull(value.event);
  // An event of a later release has no name here.
  if (!isAuditEvent(event)) return [];
  return [
    {
      id: countOrZero(value.id),
      at: dateOrNull(value.at),
      event,
      actor: personFromWire(value.actor),
      subject: personFromWire(value.subject),
      requestId: textOrNull(value.requestId),
      details: isRecord(value.details)
        ? Object.entries(value.details).map(([name, detail]) => [name, String(detail)])
        : [],
    },
  ];
}

export function auditEntriesFromWire(body: unknown): AuditEntries | undefined {
  if (!isRecord(body) || !Array.isArray(body.items)) return undefined;
  return {
    items: body.items.flatMap(entryFromWire),
    older: countOrZero(body.older) || null,
    newer: countOrZero(body.newer) || null,
  };
}

export const adminAuditApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getAuditEntries: build.query<AuditEntries, AuditWish>({
      queryFn: readingQuery(
        (wish) => ({
          url: adminPaths.audit,
          params: Object.fromEntries(Object.entries(wish).filter(([, value]) => value !== '')),
        }),
        auditEntriesFromWire,
      ),
      keepUnusedDataFor: 0,
    }),
    exportAuditLog: build.mutation({
      queryFn: exportQuery<AuditFilters>(adminPaths.auditExport),
    }),
  }),
});

export const { useGetAuditEntriesQuery, useExportAuditLogMutation } = adminAuditApi;

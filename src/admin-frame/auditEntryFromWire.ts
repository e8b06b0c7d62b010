import { isAuditEvent, type AuditEvent } from '../contract/auditEvents';
import type { AuditChange } from '../contract/schemas/adminAudit';
import { countOrZero, dateOrNull, isRecord, textOrNull } from '../api/wire/typeGuards';

/** A person named in an entry; the name is null if the account was deleted. */
export type AuditPerson = { id: number; username: string | null };

export type AuditEntry = {
  id: number;
  at: string | null;
  event: AuditEvent;
  actor: AuditPerson | null;
  subject: AuditPerson | null;
  requestId: string | null;
  details: [name: string, value: string][];
  /** How often it happened within the hour; `lastAt` is the last time. */
  count: number;
  lastAt: string | null;
  article: { id: number; title: string | null; exists: boolean } | null;
  game: { id: number; title: string | null; exists: boolean } | null;
  supportCase: { id: number; code: string | null; exists: boolean } | null;
  previous: AuditPerson | null;
  changes: AuditChange[];
};

export type AuditEntries = { items: AuditEntry[]; older: number | null; newer: number | null };

function personFromWire(value: unknown): AuditPerson | null {
  if (!isRecord(value)) return null;
  const id = countOrZero(value.id);
  return id === 0 ? null : { id, username: textOrNull(value.username) };
}

function titledFromWire(value: unknown): AuditEntry['article'] {
  if (!isRecord(value)) return null;
  const { id, title, exists } = value;
  return { id: countOrZero(id), title: textOrNull(title), exists: exists === true };
}

function caseFromWire(value: unknown): AuditEntry['supportCase'] {
  if (!isRecord(value)) return null;
  const { id, code, exists } = value;
  return { id: countOrZero(id), code: textOrNull(code), exists: exists === true };
}

const settingFromWire = (value: unknown): AuditChange['before'] =>
  typeof value === 'boolean' || typeof value === 'number' ? value : textOrNull(value);

const changeFromWire = (value: unknown): AuditChange[] =>
  isRecord(value) && typeof value.field === 'string'
    ? [
        {
          field: value.field,
          before: settingFromWire(value.before),
          after: settingFromWire(value.after),
        },
      ]
    : [];

function entryFromWire(value: unknown): AuditEntry[] {
  if (!isRecord(value)) return [];
  const event = textOrNull(value.event);
  // An event of a newer release has no label here.
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
      count: countOrZero(value.count) || 1,
      lastAt: dateOrNull(value.lastAt),
      article: titledFromWire(value.article),
      game: titledFromWire(value.game),
      supportCase: caseFromWire(value.case),
      previous: personFromWire(value.previous),
      changes: Array.isArray(value.changes) ? value.changes.flatMap(changeFromWire) : [],
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

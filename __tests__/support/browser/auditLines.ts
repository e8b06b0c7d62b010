import type { AuditEntry } from '../../../src/admin-frame/auditEntryFromWire';
import type { AuditLine } from '../../../src/contract/schemas/adminAudit';

/** The other fields of an entry whose details refer to nothing. */
export const plainLine = {
  count: 1,
  lastAt: null,
  article: null,
  game: null,
  case: null,
  previous: null,
  changes: [],
} satisfies Partial<AuditLine>;

/** The same entry as the client reads it. */
export const plainEntry: AuditEntry = {
  id: 1,
  at: '2026-11-20T12:00:00Z',
  event: 'articleChanged',
  actor: null,
  subject: null,
  requestId: null,
  details: [],
  count: 1,
  lastAt: null,
  article: null,
  game: null,
  supportCase: null,
  previous: null,
  changes: [],
};

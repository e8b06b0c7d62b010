import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { AuditEvent } from '../../contract/auditEvents';
import type { MailKind } from '../mail/mailKinds';

type Timestamp = ColumnType<string, Date | string, Date | string>;
type NullableTimestamp = ColumnType<
  string | null,
  Date | string | null | undefined,
  Date | string | null
>;

/** A family of refresh tokens; its id stands in the access tokens. */
export interface SessionsTable {
  id: string;
  userId: number;
  activeHash: string;
  parentHash: string | null;
  /** Stands for the address of the log-in, without telling it. */
  origin: string;
  createdAt: Timestamp;
  expiresAt: Timestamp;
  endedAt: NullableTimestamp;
  /** Browser and system, as far as they can be told. */
  device: string | null;
  /** Never the whole address. */
  addressRange: string | null;
  /** Not exact: noted now and then only. */
  lastUsedAt: NullableTimestamp;
}

export interface RefreshTokensTable {
  hash: string;
  sessionId: string;
  expiresAt: Timestamp;
}

export interface PasswordResetsTable {
  userId: number;
  tokenHash: string;
  expiresAt: Timestamp;
}

/** A change waits until its link is opened at the new address, and can be undone from the old one for some days. */
export interface EmailChangesTable {
  id: GeneratedAlways<number>;
  userId: number;
  oldEmail: string;
  newEmail: string;
  requestedAt: Timestamp;
  device: string | null;
  /** Never the whole address. */
  addressRange: string | null;
  confirmHash: string | null;
  confirmUntil: Timestamp;
  confirmedAt: NullableTimestamp;
  undoHash: string | null;
  undoUntil: NullableTimestamp;
}

export interface RateLimitsTable {
  key: string;
  used: number;
  endsAt: Timestamp;
  strikes: Generated<number>;
}

export interface MailsTable {
  id: GeneratedAlways<number>;
  kind: MailKind;
  /** Whom it is about. A reset is asked for by address alone: who that is shows when the mail is made. */
  userId: number | null;
  address: string;
  language: string;
  /** Where a link in the mail leads, with a place for its token. */
  path: string | null;
  attempts: Generated<number>;
  createdAt: Timestamp;
  dueAt: Timestamp;
}

/** 100 × 100 pixels, JPEG. */
export interface AvatarsTable {
  userId: number;
  hash: string;
  bytes: Buffer;
}

/** How often an event that can be repeated happened within an hour; see audit/repeatedAudit.ts. */
export interface AuditCountsTable {
  event: AuditEvent;
  actorId: number;
  subjectId: number;
  what: string;
  hour: Timestamp;
  auditId: number;
  total: number;
  lastAt: Timestamp;
}

/** Only ever added to: the database refuses anything else. */
export interface AuditLogTable {
  id: GeneratedAlways<number>;
  at: Timestamp;
  event: AuditEvent;
  actorId: number | null;
  subjectId: number | null;
  requestId: string | null;
  details: ColumnType<unknown, string | undefined, never>;
}

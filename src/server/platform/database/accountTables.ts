import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { AuditEvent } from '../../../contract/auditEvents';
import type { MailKind } from '../../../contract/mailKinds';

type Timestamp = ColumnType<string, Date | string, Date | string>;
type NullableTimestamp = ColumnType<
  string | null,
  Date | string | null | undefined,
  Date | string | null
>;

/** A family of refresh tokens; access tokens contain its id. */
export interface SessionsTable {
  id: string;
  userId: number;
  activeHash: string;
  parentHash: string | null;
  /** A pseudonym of the IP address of the log-in. */
  origin: string;
  createdAt: Timestamp;
  expiresAt: Timestamp;
  endedAt: NullableTimestamp;
  /** Browser and operating system, if known. */
  device: string | null;
  /** Never the whole address. */
  addressRange: string | null;
  /** Approximate: not updated on every request. */
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

/** Names that members gave up; nobody else can take them until then. */
export interface FormerUsernamesTable {
  /** In lower case. */
  username: string;
  /** Null in rows of an older program. */
  look: string | null;
  slug: string;
  userId: number;
  reservedUntil: Timestamp;
  /** Not used any more: `reportCases` says what is hidden. */
  blocked: Generated<boolean>;
}

export interface RateLimitsTable {
  key: string;
  used: number;
  endsAt: Timestamp;
  strikes: Generated<number>;
}

/** On how many days members were here, and how many comments they have. */
export interface MemberActivityTable {
  userId: number;
  days: Generated<number>;
  /** In UTC; null before the first. */
  lastDay: ColumnType<string | null, string | undefined, string>;
  /** Without hidden ones. */
  comments: Generated<number>;
}

export interface MailsTable {
  id: GeneratedAlways<number>;
  kind: MailKind;
  /** The member concerned. Null for a reset, which is requested by email address: the member is looked up when the mail is made. */
  userId: number | null;
  address: string;
  language: string;
  /** The path of the link in the mail, with a placeholder for its token. */
  path: string | null;
  attempts: Generated<number>;
  createdAt: Timestamp;
  /** Of a mail that was given up: when it is deleted. */
  dueAt: Timestamp;
  /** Set while a node sends the mail. */
  leasedUntil: NullableTimestamp;
  /** No further attempt is made after this time. */
  giveUpAt: ColumnType<string, Date | string | undefined, Date | string>;
  failedAt: NullableTimestamp;
  /** The last error, without the text of the mail server. */
  error: Generated<string | null>;
}

/** 100 × 100 pixels, JPEG. */
export interface AvatarsTable {
  userId: number;
  hash: string;
  bytes: Buffer;
  /** Hidden by a moderator. */
  hiddenAt: NullableTimestamp;
}

/** How often a repeatable event happened within an hour; see audit/repeatedAudit.ts. */
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

/** Append-only: the database rejects updates and deletes. */
export interface AuditLogTable {
  id: GeneratedAlways<number>;
  at: Timestamp;
  event: AuditEvent;
  actorId: number | null;
  subjectId: number | null;
  requestId: string | null;
  details: ColumnType<unknown, string | undefined, never>;
}

import { sql, type RawBuilder } from 'kysely';
import { retentionDays } from '../../../contract/retention';
import type { Tables } from '../database/tables';

export interface RetentionRule {
  table: Extract<keyof Tables, string>;
  /** The condition of the rows to delete, in the database's names. */
  expired: (now: Date) => RawBuilder<boolean>;
}

const day = 86_400_000;
const before = (now: Date, days: number) =>
  sql`${new Date(now.getTime() - days * day).toISOString()}::timestamptz`;
const at = (now: Date) => before(now, 0);

/** Words that are deleted from rows that stay. */
export interface ErasureRule extends RetentionRule {
  column: string;
}

export const erasureRules: readonly ErasureRule[] = [
  {
    table: 'proofRequests',
    column: 'message',
    expired: (now) =>
      sql`state <> 'open' and message is not null and asked_at <= ${before(now, retentionDays.requestMessages)}`,
  },
];

/**
 * What is deleted with time. Anything else is kept for as long as the account, the article or the site exists; drafts, the trash
 * and pictures have jobs of their own, because each deletion is recorded or needs locks. docs/data-retention.md lists all of it.
 */
export const retentionRules: readonly RetentionRule[] = [
  { table: 'refreshTokens', expired: (now) => sql`expires_at <= ${at(now)}` },
  { table: 'sessions', expired: (now) => sql`expires_at <= ${at(now)}` },
  { table: 'passwordResets', expired: (now) => sql`expires_at <= ${at(now)}` },
  {
    table: 'emailChanges',
    expired: (now) => sql`coalesce(undo_until, confirm_until) <= ${at(now)}`,
  },
  { table: 'formerUsernames', expired: (now) => sql`reserved_until <= ${at(now)}` },
  // Escalating limits count repeated excesses for a day.
  { table: 'rateLimits', expired: (now) => sql`ends_at <= ${before(now, 1)}` },
  {
    table: 'commentPosts',
    expired: (now) => sql`created_at <= ${before(now, retentionDays.idempotencyKeys)}`,
  },
  {
    table: 'unchangedPosts',
    expired: (now) => sql`at <= ${before(now, retentionDays.idempotencyKeys)}`,
  },
  // A view counts once per reader and hour: rows of past hours are not needed.
  { table: 'articleViews', expired: (now) => sql`hour < date_trunc('hour', ${at(now)}, 'UTC')` },
  {
    table: 'serverSecrets',
    expired: (now) =>
      sql`key like 'views:%' and key < ${`views:${now.toISOString().slice(0, 10)}`}`,
  },
  { table: 'articlePresence', expired: (now) => sql`expires_at <= ${at(now)}` },
  {
    table: 'supportCases',
    expired: (now) => sql`created_at <= ${before(now, retentionDays.supportCases)}`,
  },
  { table: 'notices', expired: (now) => sql`at <= ${before(now, retentionDays.notices)}` },
  { table: 'mails', expired: (now) => sql`failed_at <= ${before(now, retentionDays.failedMails)}` },
  {
    table: 'requestMinutes',
    expired: (now) => sql`minute <= ${before(now, retentionDays.nodeFigures)}`,
  },
  {
    table: 'serverNodes',
    expired: (now) => sql`seen_at <= ${before(now, retentionDays.nodeFigures)}`,
  },
  { table: 'auditCounts', expired: (now) => sql`hour <= ${before(now, retentionDays.auditLog)}` },
  { table: 'auditLog', expired: (now) => sql`at <= ${before(now, retentionDays.auditLog)}` },
];

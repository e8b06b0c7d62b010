import { sql, type RawBuilder } from 'kysely';
import type { Language } from '../../../contract/languages';
import { reportPaths } from '../../../contract/reportPaths';
import type { ReportReason } from '../../../contract/reports';
import type { Report } from '../../../contract/schemas/reports';
import { fromMicroseconds, inMicroseconds } from '../../platform/database/microseconds';
import type { Database } from '../../platform/database/tables';
import { writeCursor } from '../../platform/http/pageCursor';
import {
  outcomeOf,
  subjectColumns,
  toReported,
  toUser,
  userOf,
  type DecisionRow,
  type SubjectRow,
  type UserRow,
} from './caseRows';
import type { ReportCursor } from './reportQueries';

interface ReportRow extends SubjectRow, Omit<DecisionRow, 'reason'> {
  id: number;
  member: UserRow | null;
  reportReason: ReportReason;
  message: string | null;
  reportedAt: string;
  reason: DecisionRow['reason'];
  sent: number;
}

interface Own {
  userId: number;
  language: Language;
  at: Date;
}

const rowsOf = async (
  database: Database,
  { userId, language, at }: Own,
  rest: RawBuilder<unknown>,
): Promise<ReportRow[]> => {
  const { rows } = await sql<ReportRow>`
    select r.id, r.reason as report_reason, r.message, r.reported_at, ${inMicroseconds('r.reported_at')} as sent,
      ${subjectColumns(language, at)}, ${userOf('c.owner_id')} as member,
      c.hide, c.measure, c.until, c.reason, c.note, c.decided_at, c.reversed_at
    from reports r join report_cases c on c.id = r.case_id where r.reporter_id = ${userId} ${rest}`.execute(
    database,
  );
  return rows;
};

const toReport = (row: ReportRow): Report => ({
  '@id': reportPaths.ownReport(row.id),
  '@type': 'Report',
  id: row.id,
  subject: toReported(row),
  member: toUser(row.member),
  reason: row.reportReason,
  message: row.message,
  reportedAt: row.reportedAt,
  outcome: outcomeOf(row),
  decidedAt: row.decidedAt,
  decisionReason: row.reason,
  note: row.note,
});

export async function readOwnReport(
  database: Database,
  { id, ...own }: Own & { id: number },
): Promise<Report | undefined> {
  const row = (await rowsOf(database, own, sql`and r.id = ${id}`))[0];
  return row && toReport(row);
}

/** A member’s own reports, the latest first. */
export async function readOwnReports(
  database: Database,
  { size, after, ...own }: Own & { size: number; after: ReportCursor | undefined },
) {
  const behind = after
    ? sql`and (r.reported_at, r.id) < (${fromMicroseconds(after.at)}, ${after.id}::int)`
    : sql``;
  const found = await rowsOf(
    database,
    own,
    sql`${behind} order by r.reported_at desc, r.id desc limit ${size + 1}`,
  );
  const rows = found.slice(0, size);
  const last = rows.at(-1);
  const next: ReportCursor | undefined =
    last && found.length > size ? { at: last.sent, id: last.id } : undefined;
  const { rows: counted } = await sql<{ total: number }>`
    select count(*) as total from (
      select from reports where reporter_id = ${own.userId} limit 1000) n`.execute(database);
  return {
    items: rows.map(toReport),
    total: counted[0]?.total ?? 0,
    next: next && writeCursor(next),
  };
}

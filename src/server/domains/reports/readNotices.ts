import { sql } from 'kysely';
import type { Language } from '../../../contract/languages';
import { reportPaths } from '../../../contract/reportPaths';
import type { CaseReversalReason, NoticeKind } from '../../../contract/reports';
import type { Notice, NoticeSummary } from '../../../contract/schemas/reports';
import type { Database } from '../../platform/database/tables';
import { writeCursor } from '../../platform/http/pageCursor';
import { findSanction } from '../../platform/security/sanctions';
import { findPlayerOf } from '../records/players/findPlayerOf';
import { findToProve } from '../records/players/readDueScores';
import {
  outcomeOf,
  subjectColumns,
  toReported,
  type DecisionRow,
  type SubjectRow,
} from './caseRows';
import type { NoticeCursor } from './reportQueries';

interface NoticeRow extends SubjectRow, DecisionRow {
  id: number;
  noticeKind: NoticeKind;
  at: string;
  seenAt: string | null;
  reversalReason: CaseReversalReason | null;
  reversalNote: string | null;
}

interface Reader {
  userId: number;
  language: Language;
  at: Date;
}

/** A reporter is told what became of the report, not what happened to the member; the member is told all. */
function toNotice(row: NoticeRow): Notice {
  const { id, noticeKind: kind, at, seenAt } = row;
  const isReporter = kind === 'reportDecided';
  const isTimed = kind === 'silenced' || kind === 'suspended';
  return {
    '@id': reportPaths.notice(id),
    '@type': 'Notice',
    id,
    kind,
    at,
    seenAt,
    subject: toReported(row),
    reason: row.reason,
    reversalReason: kind === 'reversed' ? row.reversalReason : null,
    note: kind === 'reversed' ? row.reversalNote : row.note,
    until: isTimed ? row.until : null,
    outcome: isReporter ? outcomeOf(row) : null,
    measure: isReporter ? null : row.measure,
  };
}

/** A member’s notices, the latest first. */
export async function readNotices(
  database: Database,
  { userId, language, at, size, after }: Reader & { size: number; after: NoticeCursor | undefined },
) {
  const behind = after ? sql`and n.id < ${after.id}::int` : sql``;
  const { rows: found } = await sql<NoticeRow>`
    select n.id, n.kind as notice_kind, n.at, n.seen_at, ${subjectColumns(language, at)}, c.hide, c.measure, c.until,
      c.reason, c.note, c.decided_at, c.reversed_at, c.reversal_reason, c.reversal_note
    from notices n join report_cases c on c.id = n.case_id where n.user_id = ${userId} ${behind}
    order by n.id desc limit ${size + 1}`.execute(database);
  const rows = found.slice(0, size);
  const last = rows.at(-1);
  const { rows: counted } = await sql<{ total: number }>`
    select count(*) as total from (select from notices where user_id = ${userId} limit 1000) n`.execute(
    database,
  );
  const next: NoticeCursor | undefined = last && found.length > size ? { id: last.id } : undefined;
  return {
    items: rows.map(toNotice),
    total: counted[0]?.total ?? 0,
    next: next && writeCursor(next),
  };
}

export async function readNoticeSummary(
  database: Database,
  { userId, at }: Pick<Reader, 'userId' | 'at'>,
): Promise<NoticeSummary> {
  const { rows } = await sql<{ unseen: number }>`
    select count(*) as unseen from (
      select from notices where user_id = ${userId} and seen_at is null limit 100) n`.execute(
    database,
  );
  const player = await findPlayerOf(database, userId);
  return {
    '@id': reportPaths.noticeSummary,
    '@type': 'NoticeSummary',
    unseen: rows[0]?.unseen ?? 0,
    nbToProve: player === undefined ? 0 : (await findToProve(database, player)).count,
    silence: await findSanction(database, { userId, measure: 'silence', at }),
  };
}

/** The member has read the notices up to this one: later ones stay new. */
export async function markNoticesSeen(
  database: Database,
  { userId, upTo, at }: { userId: number; upTo: number; at: Date },
): Promise<void> {
  await database
    .updateTable('notices')
    .set({ seenAt: at })
    .where('userId', '=', userId)
    .where('id', '<=', upTo)
    .where('seenAt', 'is', null)
    .execute();
}

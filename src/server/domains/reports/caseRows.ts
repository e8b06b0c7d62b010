import { sql, type RawBuilder } from 'kysely';
import { moderationPaths } from '../../../contract/moderationPaths';
import { paths } from '../../../contract/paths';
import type { Language } from '../../../contract/languages';
import type {
  CaseReason,
  CaseReversalReason,
  CaseState,
  ReportKind,
  ReportMeasure,
  ReportOutcome,
  ReportReason,
} from '../../../contract/reports';
import type { ArticleAuthor } from '../../../contract/schemas/articles';
import type { Reported, ReportCase, ReportedArticle } from '../../../contract/schemas/reports';

export interface UserRow {
  id: number;
  username: string;
  slug: string;
}

export interface SubjectRow {
  kind: ReportKind;
  subjectId: number;
  placeId: number | null;
  article: ReportedArticle | null;
}

export interface DecisionRow {
  hide: boolean | null;
  measure: ReportMeasure | null;
  until: string | null;
  reason: CaseReason | null;
  note: string | null;
  decidedAt: string | null;
  reversedAt: string | null;
}

export interface CaseRow extends SubjectRow, DecisionRow {
  id: number;
  member: UserRow | null;
  state: CaseState;
  reports: number;
  reasons: ReportReason[];
  openedAt: string;
  decidedBy: UserRow | null;
  reversedBy: UserRow | null;
  reversalReason: CaseReversalReason | null;
  reversalNote: string | null;
}

/** The user whose id is in the column, as a {@link UserRow}. */
export const userOf = (column: string): RawBuilder<unknown> => sql`
  (select json_build_object('id', y.id, 'username', y.username, 'slug', y.slug) from users y where y.id = ${sql.ref(column)})`;

/** The columns of a {@link SubjectRow} of cases c. A comment of an article that is not public any more has no place. */
export const subjectColumns = (language: Language, at: Date): RawBuilder<unknown> => sql`
  c.kind, c.subject_id, c.place_id, case when c.kind = 'comment' then (
    select json_build_object('id', a.id, 'slug', a.slug, 'title', l.title)
    from articles a join article_listings l on l.article_id = a.id and l.language = ${language}
    where a.id = c.place_id and a.status = 'PUBLISHED' and a.published_at <= ${at}) end as article`;

/** The columns of a {@link CaseRow} of cases c. */
export const caseColumns = (language: Language, at: Date): RawBuilder<unknown> => sql`
  c.id, ${subjectColumns(language, at)}, ${userOf('c.owner_id')} as member, c.state, r.reports, r.reasons, c.opened_at,
  c.hide, c.measure, c.until, c.reason, c.note, c.decided_at, ${userOf('c.decided_by')} as decided_by,
  c.reversed_at, c.reversal_reason, c.reversal_note, ${userOf('c.reversed_by')} as reversed_by`;

/** Cases of a source with all that {@link caseColumns} need. */
export const casesWith = (source: RawBuilder<unknown>): RawBuilder<unknown> => sql`${source} c
  cross join lateral (
    select count(*) as reports, coalesce(array_agg(distinct r.reason), '{}') as reasons from reports r where r.case_id = c.id) r`;

export const toUser = (row: UserRow | null): ArticleAuthor | null =>
  row && { '@id': paths.user(row.id), '@type': 'User', ...row };

export const toReported = ({ kind, subjectId, placeId, article }: SubjectRow): Reported => ({
  kind,
  id: kind === 'picture' ? (placeId ?? subjectId) : subjectId,
  article,
});

/** What a reporter is told; null while nobody has decided. */
export function outcomeOf({
  hide,
  measure,
  decidedAt,
  reversedAt,
}: DecisionRow): ReportOutcome | null {
  if (decidedAt === null) return null;
  if (reversedAt !== null) return 'reversed';
  if (hide) return 'hidden';
  return measure === 'none' ? 'dismissed' : 'acted';
}

function decisionOf(row: CaseRow): ReportCase['decision'] {
  const { hide, measure, until, reason, note, decidedAt: at } = row;
  if (at === null) return null;
  const { reversedAt, reversalReason } = row;
  return {
    hide: hide ?? false,
    measure: measure ?? 'none',
    until,
    reason: reason ?? 'other',
    note,
    at,
    by: toUser(row.decidedBy),
    reversal:
      reversedAt === null
        ? null
        : {
            reason: reversalReason ?? 'other',
            note: row.reversalNote,
            at: reversedAt,
            by: toUser(row.reversedBy),
          },
  };
}

export const toReportCase = (row: CaseRow): ReportCase => ({
  '@id': moderationPaths.reportCase(row.id),
  '@type': 'ReportCase',
  id: row.id,
  subject: toReported(row),
  member: toUser(row.member),
  state: row.state,
  reports: row.reports,
  reasons: row.reasons,
  openedAt: row.openedAt,
  decision: decisionOf(row),
});

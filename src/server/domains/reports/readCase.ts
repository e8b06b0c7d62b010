import { sql } from 'kysely';
import type { Language } from '../../../contract/languages';
import { reportRules, type ReportReason } from '../../../contract/reports';
import type { ModeratedCase, ReportCase } from '../../../contract/schemas/reports';
import type { ValueFormatDefinition } from '../../../contract/schemas/valueFormats';
import { inSnapshot } from '../../platform/database/inSnapshot';
import type { Database } from '../../platform/database/tables';
import type { KeptSubject } from '../../platform/database/reportTables';
import type { AuthenticatedMember } from '../../platform/security/authenticatedMember';
import { findSanction } from '../../platform/security/sanctions';
import {
  proofPicture,
  toProofPicture,
  type ProofPictureRow,
} from '../records/scores/proofPictures';
import { scoreValues } from '../records/scores/scoreValues';
import {
  caseColumns,
  casesWith,
  toReportCase,
  toUser,
  userOf,
  type CaseRow,
  type UserRow,
} from './caseRows';
import { countCases } from './findCases';
import { findPresent } from './findPresent';
import { findObstacle } from './lockCase';

interface Wanted {
  id: number;
  moderator: Pick<AuthenticatedMember, 'id' | 'roles'>;
  language: Language;
  at: Date;
}

interface WholeRow extends CaseRow {
  thing: string;
  kept: KeptSubject | null;
  ownerRoles: string[] | null;
  suspendedUntil: string | null;
  picture: ProofPictureRow | null;
  formats: ValueFormatDefinition[] | null;
}

async function findRow(database: Database, { id, language, at }: Wanted) {
  const { rows } = await sql<WholeRow>`
    select ${caseColumns(language, at)}, c.thing, c.kept, o.roles as owner_roles, o.suspended_until,
      case when c.kind = 'picture' then ${proofPicture(sql`c.subject_id`)} end as picture,
      case when c.kind = 'score' then (
        select jsonb_agg(f.definition order by v.position) from scores s join chart_values v on v.chart_id = s.chart_id
        join value_formats f on f.id = v.format_id where s.id = c.subject_id) end as formats
    from ${casesWith(sql`report_cases`)} left join users o on o.id = c.owner_id where c.id = ${id}`.execute(
    database,
  );
  return rows[0];
}

interface ReportRow {
  id: number;
  by: UserRow | null;
  reason: ReportReason;
  message: string | null;
  at: string;
}

async function findReports(database: Database, id: number): Promise<ModeratedCase['reported']> {
  const { rows } = await sql<ReportRow>`
    select r.id, ${userOf('r.reporter_id')} as by, r.reason, r.message, r.reported_at as at
    from reports r where r.case_id = ${id} order by r.id limit ${reportRules.shown}`.execute(
    database,
  );
  return rows.map(({ by, ...report }) => ({ ...report, by: toUser(by) }));
}

async function findEarlier(
  database: Database,
  { id, language, at }: Wanted,
  userId: number,
): Promise<ReportCase[]> {
  const { rows } = await sql<CaseRow>`
    with listed as materialized (
      select c.* from report_cases c where c.owner_id = ${userId} and c.decided_at is not null and c.id <> ${id}
      order by c.decided_at desc, c.id desc limit ${reportRules.pageSize})
    select ${caseColumns(language, at)} from ${casesWith(sql`listed`)} order by c.decided_at desc, c.id desc`.execute(
    database,
  );
  return rows.map(toReportCase);
}

const contentOf = (
  kept: KeptSubject | null,
  { formats, picture }: WholeRow,
  language: Language,
) => ({
  text: kept?.text ?? null,
  name: kept?.name ?? null,
  values: kept?.amounts && formats ? scoreValues(kept.amounts, formats, language) : null,
  avatar: kept?.avatar === undefined ? null : `data:image/jpeg;base64,${kept.avatar}`,
  picture: toProofPicture(picture),
});

/** A case with all that helps to decide it, at one moment; undefined if it is unknown. */
export const readCase = async (
  database: Database,
  wanted: Wanted,
): Promise<ModeratedCase | undefined> =>
  inSnapshot(database, async (snapshot) => {
    const { id, moderator, language, at } = wanted;
    const row = await findRow(snapshot, wanted);
    if (!row) return undefined;
    const { member, ownerRoles, suspendedUntil } = row;
    const ownerId = member?.id ?? null;
    const owner = ownerRoles ? { roles: ownerRoles } : undefined;
    const { shown, ...present } = await findPresent(snapshot, row);
    const silence =
      ownerId === null
        ? null
        : await findSanction(snapshot, { userId: ownerId, measure: 'silence', at });
    const waiting = (await countCases(snapshot, 'open')) - (row.state === 'open' ? 1 : 0);
    return {
      ...toReportCase(row),
      '@type': 'ModeratedCase',
      ...contentOf(shown, row, language),
      ...present,
      reported: await findReports(snapshot, id),
      earlier: ownerId === null ? [] : await findEarlier(snapshot, wanted, ownerId),
      silencedUntil: silence?.until ?? null,
      suspendedUntil,
      obstacle: await findObstacle(snapshot, { id, ownerId }, { actor: moderator, owner }),
      waiting,
    };
  });

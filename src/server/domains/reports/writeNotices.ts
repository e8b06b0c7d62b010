import { sql } from 'kysely';
import type { NoticeKind } from '../../../contract/reports';
import type { Database } from '../../platform/database/tables';
import { isDismissal, type CaseDecision } from './cleanDecision';

interface Told {
  caseId: number;
  at: Date;
}

const kindsOfMeasures = {
  none: [],
  warn: ['warned'],
  silence: ['silenced'],
  suspend: ['suspended'],
} as const satisfies Record<CaseDecision['measure'], readonly NoticeKind[]>;

/** Tells the member what was decided about something of theirs. */
export async function tellMember(
  transaction: Database,
  { userId, kinds, ...told }: Told & { userId: number; kinds: readonly NoticeKind[] },
): Promise<void> {
  if (kinds.length === 0) return;
  await transaction
    .insertInto('notices')
    .values(kinds.map((kind) => ({ userId, kind, ...told })))
    .execute();
}

export const noticesOf = (decision: CaseDecision): NoticeKind[] =>
  isDismissal(decision)
    ? []
    : [...(decision.hide ? (['hidden'] as const) : []), ...kindsOfMeasures[decision.measure]];

/** Tells all who reported it and have not left. */
export async function tellReporters(transaction: Database, { caseId, at }: Told): Promise<void> {
  await sql`insert into notices (user_id, kind, case_id, at)
    select id, 'reportDecided', ${caseId}, ${at} from (
      select u.id from reports r join users u on u.id = r.reporter_id
      where r.case_id = ${caseId} order by u.id for key share of u
    ) u`.execute(transaction);
}

/** What they were told has changed: their notices are new again. */
export async function tellReportersAgain(transaction: Database, caseId: number): Promise<void> {
  await transaction
    .updateTable('notices')
    .set({ seenAt: null })
    .where('caseId', '=', caseId)
    .where('kind', '=', 'reportDecided')
    .execute();
}

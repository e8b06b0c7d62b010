import { sql } from 'kysely';
import type { PlatformServices } from '../../platform/services';
import { tellReporters } from './writeNotices';

/**
 * Closes open cases of members who have left if nothing is left to decide: what was reported went with the account. Safe to run on
 * several nodes at once.
 */
export async function closeEmptyCases({
  clock,
  database,
}: Pick<PlatformServices, 'clock' | 'database'>): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select c.id from report_cases c where c.state = 'open' and c.owner_id is null and case c.kind
      when 'comment' then not exists (select from comments m where m.id = c.subject_id)
      when 'score' then not exists (select from scores s where s.id = c.subject_id)
      when 'picture' then not exists (select from proof_pictures i where i.id = c.subject_id and i.picture_id is not null)
      else true end
    order by c.id limit 1000`.execute(database);
  for (const { id: caseId } of rows)
    await database.transaction().execute(async (transaction) => {
      const at = clock();
      const closed = await transaction
        .updateTable('reportCases')
        .set({ state: 'decided', hide: false, measure: 'none', reason: 'accountDeleted' })
        .set({ decidedAt: at })
        .where('id', '=', caseId)
        .where('state', '=', 'open')
        .returning('id')
        .executeTakeFirst();
      if (closed) await tellReporters(transaction, { caseId, at });
    });
}

import { sql } from 'kysely';
import { retentionDays } from '../../../contract/retention';
import type { PlatformServices } from '../../platform/services';

const day = 86_400_000;

/** Cases per statement. */
const batch = 1000;

/** Some time after a decision: what was reported, and what its reporters wrote. Of what is hidden, a hash stays. Safe to run on several nodes at once. */
export async function forgetReports({
  clock,
  database,
}: Pick<PlatformServices, 'clock' | 'database'>): Promise<void> {
  const before = new Date(clock().getTime() - retentionDays.reports * day);
  for (let forgotten = batch; forgotten === batch;) {
    const { rows } = await sql<{ total: number }>`
      with old as (
        select id from report_cases where kept is not null and decided_at <= ${before}
        limit ${batch} for update skip locked
      ), messages as (
        update reports r set message = null from old where r.case_id = old.id and r.message is not null
      ), cases as (
        update report_cases c set kept = null, thing = case when c.hide and c.reversed_at is null then c.thing else '' end
        from old where c.id = old.id returning c.id
      )
      select count(*) as total from cases`.execute(database);
    forgotten = rows[0]?.total ?? 0;
  }
}

import { sql } from 'kysely';
import type { Database } from '../../../platform/database/tables';

/** Deletes charts without scores, and what the ranking keeps of them. */
export async function deleteCharts(transaction: Database, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const list = sql.val([...ids]);
  await sql`delete from chart_heads where chart_id = any(${list}::int[])`.execute(transaction);
  await sql`delete from ranking_changes where chart_id = any(${list}::int[])`.execute(transaction);
  await sql`delete from charts where id = any(${list}::int[])`.execute(transaction);
}

import { sql } from 'kysely';
import { deleteOldBuilds } from '../builds/buildRepository';
import type { Database } from '../database/tables';
import type { PlatformServices } from '../services';
import { retentionRules, type RetentionRule } from './retentionRules';

/** Rows per statement: each stays far below the statement timeout, and little is repeated after a crash. */
const batch = 1000;

async function deleteBatch(database: Database, rule: RetentionRule, now: Date): Promise<boolean> {
  const table = sql.ref(rule.table);
  const { numAffectedRows } = await sql`
    delete from ${table} where ctid = any (array(
      select ctid from ${table} where ${rule.expired(now)} limit ${batch} for update skip locked))`.execute(
    database,
  );
  return numAffectedRows === BigInt(batch);
}

/** Deletes everything that is older than its limit. */
export async function deleteExpired({
  clock,
  database,
}: Pick<PlatformServices, 'clock' | 'database'>): Promise<void> {
  const now = clock();
  for (const rule of retentionRules) {
    let more = true;
    while (more) more = await deleteBatch(database, rule, now);
  }
  await deleteOldBuilds(database);
}

import { sql } from 'kysely';
import { deleteOldBuilds } from '../builds/buildRepository';
import type { Database } from '../database/tables';
import type { PlatformServices } from '../services';
import {
  erasureRules,
  retentionRules,
  type ErasureRule,
  type RetentionRule,
} from './retentionRules';

/** Rows per statement: each stays far below the statement timeout, and little is repeated after a crash. */
const batch = 1000;

async function deleteBatch(
  database: Database,
  rule: RetentionRule | ErasureRule,
  now: Date,
): Promise<boolean> {
  const table = sql.ref(rule.table);
  const change =
    'column' in rule
      ? sql`update ${table} set ${sql.ref(rule.column)} = null`
      : sql`delete from ${table}`;
  const { numAffectedRows } = await sql`
    ${change} where ctid = any (array(
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
  for (const rule of [...retentionRules, ...erasureRules]) {
    let more = true;
    while (more) more = await deleteBatch(database, rule, now);
  }
  await deleteOldBuilds(database);
}

import type { Database } from '../database/tables';

/** The last backup that was completed; null if there is none. */
export async function findLastBackup(
  database: Database,
): Promise<{ finishedAt: string; bytes: number } | null> {
  const backup = await database
    .selectFrom('siteBackups')
    .select(['finishedAt', 'bytes'])
    .orderBy('finishedAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  return backup ?? null;
}

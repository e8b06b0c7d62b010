import { appliedMigrations } from '../database/migrate';
import type { SiteBackupsTable } from '../database/operationTables';
import type { Database } from '../database/tables';
import type { Insertable } from 'kysely';

export type SiteBackup = Insertable<SiteBackupsTable>;

/** Records a completed backup. A database from before the table stays as it is. */
export async function recordBackup(database: Database, backup: SiteBackup): Promise<void> {
  if (!(await appliedMigrations(database)).includes('022Backups')) return;
  await database.insertInto('siteBackups').values(backup).execute();
}

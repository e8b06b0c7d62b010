import { sql } from 'kysely';
import { migrate } from '../platform/database/migrate';
import type { OpenDatabase } from '../platform/database/openedDatabase';
import type { Database } from '../platform/database/tables';
import type { PrintLine } from './startupMessages';
import { StartupError } from '../platform/settings/startupErrors';
import { createTenths } from './tenths';

interface Preparation {
  embedded: boolean;
  announce: PrintLine;
}

async function isEmpty(database: Database): Promise<boolean> {
  const [user, article] = await Promise.all([
    database.selectFrom('users').select('id').limit(1).executeTakeFirst(),
    database.selectFrom('articles').select('id').limit(1).executeTakeFirst(),
  ]);
  return user === undefined && article === undefined;
}

const readOnlyWarning =
  'The database is read-only, as a standby is: until it accepts writes, this node is not ready and refuses changes with status 503.';

async function isReadOnly(database: Database): Promise<boolean> {
  const { rows } = await sql<{ readOnly: boolean }>`
    select current_setting('transaction_read_only') = 'on' as read_only`.execute(database);
  return rows[0]?.readOnly ?? false;
}

/**
 * Fills an empty database with the sample content and reports progress in steps of a tenth.
 * @throws StartupError when the database already has content.
 */
export async function seedEmptyDatabase(database: Database, announce: PrintLine): Promise<void> {
  if (!(await isEmpty(database))) {
    throw new StartupError('Sample content was not added: the database is not empty.');
  }
  announce('Adding sample content …');
  // Loaded on demand: most starts need neither the content nor the readers of its files.
  const { seedSampleContent } = await import('../sample/seedSampleContent');
  const report = createTenths((percent) => announce(`  ${percent}%`));
  await seedSampleContent(database, { onProgress: (done, total) => report(done / total) });
}

/**
 * Migrates and, if the embedded database is empty, fills it; returns true if it did. A PostgreSQL server is never
 * filled by default: it may be meant for real content.
 */
export async function prepareDatabase(
  { unlimited }: Pick<OpenDatabase, 'unlimited'>,
  { embedded, announce }: Preparation,
): Promise<boolean> {
  const applied = await migrate(unlimited);
  if (applied.length > 0) announce(`Database migrated (${applied.join(', ')}).`);
  if (!embedded) {
    if (await isReadOnly(unlimited)) announce(readOnlyWarning);
    return false;
  }
  const empty = await isEmpty(unlimited);
  if (empty) await seedEmptyDatabase(unlimited, announce);
  // The embedded database has no autovacuum process.
  await sql`vacuum analyze`.execute(unlimited);
  return empty;
}

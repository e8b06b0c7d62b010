import { Migrator, sql, type Migration } from 'kysely';
import { MigrationFromNewerVersion, toDatabaseError } from './databaseErrors';
import { migrations } from './migrations/migrations';
import type { Database } from './tables';

function createMigrator(database: Database): Migrator {
  const steps = Object.entries(migrations).map(([name, text]): [string, Migration] => [
    name,
    { up: async (transaction) => void (await sql.raw(text).execute(transaction)) },
  ]);
  return new Migrator({
    db: database,
    provider: { getMigrations: () => Promise.resolve(Object.fromEntries(steps)) },
  });
}

/** Names of the applied migrations, in order. */
export async function appliedMigrations(database: Database): Promise<string[]> {
  const table = await sql<{ present: boolean }>`
    select to_regclass('kysely_migration') is not null as present`.execute(database);
  if (!table.rows[0]?.present) return [];
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration order by name`.execute(database);
  return rows.map(({ name }) => name);
}

/** True if every migration of this program has been applied. */
export async function isMigrated(database: Database): Promise<boolean> {
  const applied = new Set(await appliedMigrations(database));
  return Object.keys(migrations).every((name) => applied.has(name));
}

/**
 * Migrates the database and returns the names of the applied migrations. Several nodes may do it at once: the migrator waits for an
 * advisory lock, and each migration runs in the same transaction that records it. Without a target, all are applied.
 */
export async function migrate(database: Database, target?: string): Promise<string[]> {
  const unknown = (await appliedMigrations(database)).find(
    (name) => !Object.hasOwn(migrations, name),
  );
  if (unknown !== undefined) {
    throw new MigrationFromNewerVersion(
      `The database was migrated by a newer version of this program (${unknown}).`,
    );
  }
  const migrator = createMigrator(database);
  const { error, results = [] } =
    target === undefined ? await migrator.migrateToLatest() : await migrator.migrateTo(target);
  if (error !== undefined) throw toDatabaseError(error);
  return results.map(({ migrationName }) => migrationName);
}

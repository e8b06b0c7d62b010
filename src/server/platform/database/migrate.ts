import { sql } from 'kysely';
import { MigrationFromNewerVersion, toDatabaseError } from './databaseErrors';
import { migrations } from './migrations/migrations';
import type { Database } from './tables';

/** The lock and the table are those of Kysely’s migrator, which applies all migrations in one transaction and was used before. */
const lockId = sql.raw('3853314791062309107');

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

/** Each migration in the transaction that records it: none that is applied is lost when a later one fails. */
async function applyPending(database: Database, target: string | undefined): Promise<string[]> {
  const before = new Set(await appliedMigrations(database));
  const pending = Object.entries(migrations).filter(
    ([name]) => !before.has(name) && (target === undefined || name <= target),
  );
  // A database that only answers reads starts, if it needs nothing.
  if (pending.length === 0) return [];
  await sql`create table if not exists kysely_migration (
    name varchar(255) primary key, timestamp varchar(255) not null)`.execute(database);
  for (const [name, text] of pending) {
    await database.transaction().execute(async (transaction) => {
      await sql.raw(text).execute(transaction);
      await sql`insert into kysely_migration (name, timestamp)
        values (${name}, ${new Date().toISOString()})`.execute(transaction);
    });
  }
  return pending.map(([name]) => name);
}

/**
 * Migrates the database and returns the names of the applied migrations. Several nodes may do it at once: one of them applies all, while the
 * others wait for an advisory lock. Without a target, all are applied.
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
  const apply = async (connection: Database) => {
    await sql`select pg_advisory_lock(${lockId})`.execute(connection);
    try {
      return await applyPending(connection, target);
    } finally {
      await sql`select pg_advisory_unlock(${lockId})`.execute(connection);
    }
  };
  return database
    .connection()
    .execute(apply)
    .catch((error: unknown) => {
      throw toDatabaseError(error);
    });
}

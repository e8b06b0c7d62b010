import { sql } from 'kysely';
import { migrations } from '../../../src/server/platform/database/migrations/migrations';
import type { Database } from '../../../src/server/platform/database/tables';

interface Content {
  /** The migration that is tested, the last one that runs unless `toNewest` is set. */
  name: keyof typeof migrations;
  /** Adds rows of the schema before it. */
  fill: () => Promise<unknown>;
  toNewest?: boolean;
}

/** Migrates an empty database, with rows in it when a migration starts. */
export async function migrateWithContent(
  database: Database,
  { name, fill, toNewest = false }: Content,
): Promise<void> {
  for (const [step, text] of Object.entries(migrations)) {
    if (step === name) await fill();
    if (toNewest || step <= name) await sql.raw(text).execute(database);
  }
}

import { sql } from 'kysely';
import { migrate } from '../../src/server/platform/database/migrate';
import type { Database } from '../../src/server/platform/database/tables';
import { fillRecords } from '../../__tests__/support/database/fillRecords';
import { rank } from './writeCosts';

/** Fills an empty PostgreSQL database with scores and ranks them. @returns The charts, in the order of `sizes`. */
export async function fillRanked(
  database: Database,
  { sizes, total }: { sizes: readonly number[]; total: number },
): Promise<number[]> {
  await migrate(database);
  const charts = await fillRecords(database, {
    sizes,
    total,
    onProgress: (done) =>
      process.stdout.write(
        `${done.toLocaleString('en')} of ${total.toLocaleString('en')} scores\n`,
      ),
  });
  await sql`vacuum analyze`.execute(database);
  await rank(database);
  await sql`vacuum analyze`.execute(database);
  return charts;
}

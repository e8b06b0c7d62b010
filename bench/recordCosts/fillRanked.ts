import { sql } from 'kysely';
import { migrate } from '../../src/server/platform/database/migrate';
import type { Database } from '../../src/server/platform/database/tables';
import { fillRecords } from '../../__tests__/support/database/records/fillRecords';
import { rankedAt } from './writeCosts';

/** Fills an empty PostgreSQL database with ranked scores. @returns The charts, in the order of `sizes`. */
export async function fillRanked(
  database: Database,
  { sizes, total }: { sizes: readonly number[]; total: number },
): Promise<number[]> {
  await migrate(database);
  const { measured } = await fillRecords(database, {
    sizes,
    total,
    now: rankedAt(),
    onProgress: (done) =>
      process.stdout.write(
        `${done.toLocaleString('en')} of ${total.toLocaleString('en')} scores\n`,
      ),
  });
  await sql`vacuum analyze`.execute(database);
  return measured;
}

import { sql } from 'kysely';
import type { Database } from '../../../src/server/platform/database/tables';
import { addReaders } from '../server/jobRows';
import { addScores } from './addScores';

/** Scores like those of {@link addScores} in a database without users, whose players have accounts: of others the site asks nothing. */
export async function addScoresOfMembers(
  database: Database,
  scores: { chart: number; count: number },
): Promise<void> {
  await addScores(database, scores);
  await addReaders(database, scores.count);
  await sql`update players set user_id = id`.execute(database);
}

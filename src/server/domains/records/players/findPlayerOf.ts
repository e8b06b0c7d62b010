import type { Database } from '../../../platform/database/tables';

/** The player of a member; undefined for one who has never posted a score. */
export async function findPlayerOf(
  database: Database,
  userId: number,
): Promise<number | undefined> {
  const player = await database
    .selectFrom('players')
    .select('id')
    .where('userId', '=', userId)
    .executeTakeFirst();
  return player?.id;
}

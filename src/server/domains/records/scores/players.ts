import type { Database } from '../../../platform/database/tables';

/** The player of a member; created with the first score. */
export async function findOrCreatePlayer(
  database: Database,
  { userId, at }: { userId: number; at: Date },
): Promise<number> {
  const player = () =>
    database.selectFrom('players').select('id').where('userId', '=', userId).executeTakeFirst();
  const known = await player();
  if (known) return known.id;
  const created = await database
    .insertInto('players')
    .values({ userId, createdAt: at })
    .onConflict((conflict) => conflict.column('userId').doNothing())
    .returning('id')
    .executeTakeFirst();
  // Without a row another request has created the player meanwhile.
  const { id } = created ?? (await player()) ?? {};
  if (id === undefined) throw new Error('A player could not be created.');
  return id;
}

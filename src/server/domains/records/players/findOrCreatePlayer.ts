import type { Database } from '../../../platform/database/tables';
import { findPlayerOf } from './findPlayerOf';

/**
 * Keeps what the scores copy of a player, until the transaction ends: the country, and whether the player ranks. Before the chains of
 * charts are locked.
 * @returns Whether the player ranks.
 */
export async function holdPlayer(transaction: Database, playerId: number): Promise<boolean> {
  const { ranked } = await transaction
    .selectFrom('players')
    .select('ranked')
    .where('id', '=', playerId)
    .forShare()
    .executeTakeFirstOrThrow();
  return ranked;
}

/** The player of a member; created with the first score. */
export async function findOrCreatePlayer(
  database: Database,
  { userId, at }: { userId: number; at: Date },
): Promise<number> {
  const known = await findPlayerOf(database, userId);
  if (known !== undefined) return known;
  const created = await database
    .insertInto('players')
    .values({ userId, createdAt: at })
    .onConflict((conflict) => conflict.column('userId').doNothing())
    .returning('id')
    .executeTakeFirst();
  // Without a row another request has created the player meanwhile.
  const id = created?.id ?? (await findPlayerOf(database, userId));
  if (id === undefined) throw new Error('A player could not be created.');
  return id;
}

import { sql } from 'kysely';
import { accountIsOut } from '../../../platform/database/accountIsOut';
import type { Database } from '../../../platform/database/tables';
import { sessionRejected } from '../../../platform/errors/problemError';
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

/**
 * The player of a member; created with the first score.
 * @throws ProblemError (401) if the account was deleted meanwhile.
 */
export async function findOrCreatePlayer(
  database: Database,
  { userId, at }: { userId: number; at: Date },
): Promise<number> {
  const known = await findPlayerOf(database, userId);
  if (known !== undefined) return known;
  // One after another with whoever deletes, disables or suspends the account.
  const { rows } = await sql<{ id: number }>`
    insert into players (user_id, created_at, ranked)
    select u.id, ${at}::timestamptz, not ${accountIsOut('u')} from users u where u.id = ${userId} for share
    on conflict (user_id) do nothing returning id`.execute(database);
  // Without a row another request has created the player meanwhile, or the account is gone.
  const id = rows[0]?.id ?? (await findPlayerOf(database, userId));
  if (id === undefined) throw sessionRejected();
  return id;
}

import type { Database } from '../../platform/database/tables';

/**
 * Makes the requests of a player about own proofs, and decisions about them, wait for one another: whoever acts on scores holds their
 * players first.
 */
export async function lockPlayer(transaction: Database, playerId: number): Promise<void> {
  await transaction
    .selectFrom('players')
    .select('id')
    .where('id', '=', playerId)
    .forNoKeyUpdate()
    .execute();
}

import type { Database } from '../../platform/database/tables';
import { sessionRejected } from '../../platform/errors/problemError';

/**
 * Makes the requests of a player about own proofs, and decisions about them, wait for one another: whoever acts on scores holds their
 * players first.
 * @throws ProblemError (401) if the account was deleted meanwhile.
 */
export async function lockPlayer(transaction: Database, playerId: number): Promise<void> {
  const player = await transaction
    .selectFrom('players')
    .select('id')
    .where('id', '=', playerId)
    .where('userId', 'is not', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!player) throw sessionRejected();
}

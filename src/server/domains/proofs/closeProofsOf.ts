import type { Database } from '../../platform/database/tables';
import type { PlatformServices } from '../../platform/services';
import { findPlayerOf } from '../records/players/findPlayerOf';
import { actOnScores } from '../records/scores/actOnScores';
import { endProofs } from '../records/scores/waitingProofs';
import { lockPlayer } from './lockPlayer';

async function closeWaiting(transaction: Database, playerId: number, at: Date): Promise<void> {
  const waiting = await transaction
    .selectFrom('proofs')
    .select('scoreId')
    .where('playerId', '=', playerId)
    .where('state', '=', 'waiting')
    .execute();
  const deeds = waiting.map(({ scoreId }) => ({ scoreId, action: 'takeProofBack' as const }));
  const closed = await actOnScores(transaction, { deeds, actorId: null, at });
  await endProofs(transaction, [...closed.keys()], 'closed');
}

/** Closes the waiting proofs of a member whose account is being deleted. A trigger deletes comments and pictures. */
export async function closeProofsOf(
  transaction: Database,
  { userId, at }: { userId: number; at: Date },
): Promise<void> {
  const playerId = await findPlayerOf(transaction, userId);
  if (playerId === undefined) return;
  await lockPlayer(transaction, playerId);
  await closeWaiting(transaction, playerId, at);
}

/** Closes what still waits of deleted accounts: of those that a restored backup brought back and its list of deleted accounts removed again. */
export async function closeAbandonedProofs({
  clock,
  database,
}: Pick<PlatformServices, 'clock' | 'database'>): Promise<void> {
  const abandoned = await database
    .selectFrom('proofs')
    .innerJoin('players', 'players.id', 'proofs.playerId')
    .select('players.id')
    .distinct()
    .where('proofs.state', '=', 'waiting')
    .where('players.userId', 'is', null)
    .execute();
  for (const { id } of abandoned)
    await database
      .transaction()
      .execute(async (transaction) => closeWaiting(transaction, id, clock()));
}

import type { Database } from '../../platform/database/tables';
import { findPlayerOf } from '../records/players/findPlayerOf';
import { actOnScores } from '../records/scores/actOnScores';
import { endProofs } from '../records/scores/waitingProofs';
import { lockPlayer } from './lockPlayer';

/** Closes the waiting proofs of a member whose account is being deleted. A trigger deletes comments and pictures. */
export async function closeProofsOf(
  transaction: Database,
  { userId, at }: { userId: number; at: Date },
): Promise<void> {
  const playerId = await findPlayerOf(transaction, userId);
  if (playerId === undefined) return;
  await lockPlayer(transaction, playerId);
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

import type { Database } from '../../platform/database/tables';
import { RequestError } from '../../platform/errors/requestError';
import { actOnScores } from '../records/scores/actOnScores';
import { endProofs } from '../records/scores/waitingProofs';
import { lockPlayer } from './lockPlayer';

interface TakenBack {
  id: number;
  userId: number;
  playerId: number;
  at: Date;
}

/**
 * Takes a waiting proof back. One that was taken back already stays so.
 * @throws RequestError (404, 409)
 */
export const takeProofBack = async (
  database: Database,
  { id, userId, playerId, at }: TakenBack,
): Promise<void> =>
  database.transaction().execute(async (transaction) => {
    await lockPlayer(transaction, playerId);
    const proof = await transaction
      .selectFrom('proofs')
      .select(['scoreId', 'state'])
      .where('id', '=', id)
      .where('playerId', '=', playerId)
      .executeTakeFirst();
    if (!proof) throw new RequestError(404, 'proofNotFound');
    const { scoreId, state } = proof;
    if (state === 'takenBack') return;
    const deeds = [{ scoreId, action: 'takeProofBack' as const }];
    const taken =
      state === 'waiting' && (await actOnScores(transaction, { deeds, actorId: userId, at }));
    if (!taken || taken.size === 0) throw new RequestError(409, 'proofNotWaiting');
    await endProofs(transaction, [scoreId], 'takenBack');
  });

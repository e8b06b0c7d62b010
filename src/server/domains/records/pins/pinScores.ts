import { sql } from 'kysely';
import { maxPins } from '../../../../contract/records/pins';
import type { PinnedScoresChange } from '../../../../contract/schemas/pins';
import type { Database } from '../../../platform/database/tables';
import {
  refuseViolations,
  RequestError,
  type Violation,
} from '../../../platform/errors/requestError';
import { isListed } from '../scores/listedScores';
import { findPins } from './readPins';

const isSame = (one: readonly number[], other: readonly number[]) =>
  one.length === other.length && one.every((id, index) => id === other[index]);

const refused = (textKey: Violation['textKey'], limit?: number) =>
  refuseViolations([{ propertyPath: 'scores', textKey, ...(limit !== undefined && { limit }) }]);

/** Which of these scores are of the player, and shown to readers. */
async function countOwn(
  transaction: Database,
  { playerId, scores }: { playerId: number | undefined; scores: readonly number[] },
): Promise<number> {
  if (playerId === undefined) return 0;
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from scores s join charts c on c.id = s.chart_id join games g on g.id = c.game_id
    where s.id = any(${sql.val([...scores])}::int[]) and s.player_id = ${playerId} and ${isListed}`.execute(
    transaction,
  );
  return rows[0]?.total ?? 0;
}

/**
 * Replaces the pinned scores of a member. Sent again, it changes nothing.
 * @throws RequestError (409) if they are others than those the change started from, (422)
 */
export async function pinScores(
  database: Database,
  { userId, scores, before }: PinnedScoresChange & { userId: number },
): Promise<void> {
  if (scores.length > maxPins) refused('pinTooMany', maxPins);
  if (new Set(scores).size < scores.length) refused('pinRepeated');
  await database.transaction().execute(async (transaction) => {
    // Two requests of one member change one after the other.
    const { rows } = await sql<{ id: number }>`
      select id from players where user_id = ${userId} for no key update`.execute(transaction);
    const playerId = rows[0]?.id;
    const stored = playerId === undefined ? [] : await findPins(transaction, playerId);
    if (isSame(stored, scores)) return;
    if (!isSame(stored, before)) throw new RequestError(409, 'pinsChanged');
    if ((await countOwn(transaction, { playerId, scores })) < scores.length) refused('pinNotOwn');
    await transaction.deleteFrom('pinnedScores').where('userId', '=', userId).execute();
    if (scores.length > 0)
      await transaction
        .insertInto('pinnedScores')
        .values(scores.map((scoreId, index) => ({ userId, scoreId, position: index + 1 })))
        .execute();
  });
}

import { changePlayerRanking } from '../../../src/server/domains/records/players/changePlayerRanking';
import { rankingMove } from '../../../src/server/domains/records/scores/moveRankings';
import type { Database } from '../../../src/server/platform/database/tables';
import { follow } from './rankEverything';

/** Takes a player out of the rankings, or lets the player rank again, with all scores. */
export async function rankPlayer(
  database: Database,
  playerId: number,
  ranked: boolean,
  at = new Date('2026-06-01T10:00:00Z'),
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('players')
      .set({ unrankedAt: ranked ? null : at, unrankReason: ranked ? null : 'forged' })
      .where('id', '=', playerId)
      .execute();
    await changePlayerRanking(transaction, { playerId, at, actorId: null, reason: 'other' });
  });
  await follow(database, [rankingMove(() => at)]);
}

import type { unusualGrounds } from '../../../../contract/records/decisions';
import type { Database } from '../../../platform/database/tables';

/** A posted score that a moderator should look at. */
export interface UnusualScore {
  scoreId: number;
  gameId: number;
  revision: number;
  amounts: number[];
  grounds: (typeof unusualGrounds)[number];
}

/** Puts scores of a player, whose chains are locked, before the moderators. One that is there already stays as it is. */
export async function addUnusualRequests(
  transaction: Database,
  { playerId, scores, at }: { playerId: number; scores: readonly UnusualScore[]; at: Date },
): Promise<void> {
  if (scores.length === 0) return;
  await transaction
    .insertInto('proofRequests')
    .values(scores.map((score) => ({ ...score, playerId, kind: 'unusual' as const, askedAt: at })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

import type { Database } from '../../../platform/database/tables';
import type { ScoreToPost } from './checkScore';
import { isRanked, type Standing } from './nextStanding';
import type { ScoreContent } from './scoreEvents';

export const findScore = async (transaction: Database, chartId: number, playerId: number) =>
  transaction
    .selectFrom('scores')
    .selectAll()
    .where('chartId', '=', chartId)
    .where('playerId', '=', playerId)
    .executeTakeFirst();

export type StoredScore = NonNullable<Awaited<ReturnType<typeof findScore>>>;

/** What an event records of a stored score. */
export const contentOf = (score: StoredScore): ScoreContent => ({
  amounts: score.amounts,
  platform: score.platformId,
  achievedOn: score.achievedOn,
  state: score.state,
});

interface Change {
  score: ScoreToPost;
  /** The score that is replaced; undefined for a first one. */
  stored: StoredScore | undefined;
  playerId: number;
  sortKey: Buffer;
  standing: Standing;
  at: Date;
}

async function isRankedPlayer(transaction: Database, playerId: number): Promise<boolean> {
  const player = await transaction
    .selectFrom('players')
    .select('ranked')
    .where('id', '=', playerId)
    .executeTakeFirstOrThrow();
  return player.ranked;
}

/** Inserts or replaces the score of a player on a chart. */
export async function storeScore(transaction: Database, change: Change) {
  const { score, stored, playerId, sortKey, standing, at } = change;
  const values = {
    amounts: score.amounts,
    sortKey,
    platformId: score.platform,
    achievedOn: score.achievedOn,
    // A correction of the platform or the day keeps its order within a tie.
    changedAt: stored?.sortKey.equals(sortKey) ? stored.changedAt : at,
    ...standing,
    ranked: isRanked(standing) && (await isRankedPlayer(transaction, playerId)),
    revision: (stored?.revision ?? 0) + 1,
  };
  const { id } = stored
    ? await transaction
        .updateTable('scores')
        .set(values)
        .where('id', '=', stored.id)
        .returning('id')
        .executeTakeFirstOrThrow()
    : await transaction
        .insertInto('scores')
        .values({ ...values, chartId: score.chart, playerId, postedAt: at })
        .returning('id')
        .executeTakeFirstOrThrow();
  return { scoreId: id, revision: values.revision };
}

import { isRanked, type ProofState } from '../../../../contract/records/proofStates';
import type { Database } from '../../../platform/database/tables';
import type { ScoreToPost } from './checkScore';
import type { ScoreContent } from './scoreEvents';

/** The scores that a player has on charts, by chart. */
export async function findScores(
  database: Database,
  playerId: number,
  chartIds: readonly number[],
) {
  if (chartIds.length === 0) return new Map<number, never>();
  const scores = await database
    .selectFrom('scores')
    .selectAll()
    .where('playerId', '=', playerId)
    .where('chartId', 'in', chartIds)
    .execute();
  return new Map(scores.map((score) => [score.chartId, score]));
}

export type StoredScore = NonNullable<ReturnType<Awaited<ReturnType<typeof findScores>>['get']>>;

/** What an event records of a stored score. */
export const contentOf = (score: StoredScore): ScoreContent => ({
  amounts: score.amounts,
  platform: score.platformId,
  achievedOn: score.achievedOn,
  state: score.state,
});

/** A posted row that changes what its player has on the chart. */
export interface Change {
  score: ScoreToPost;
  /** The score that is replaced; undefined for a first one. */
  stored: StoredScore | undefined;
  sortKey: Buffer;
  proofState: ProofState;
}

/** When the score was posted first, and when it got its amounts. */
function datesOf(
  stored: StoredScore | undefined,
  { sortKey, at }: { sortKey: Buffer; at: Date },
): { postedAt: Date | string; changedAt: Date | string } {
  if (!stored || stored.state === 'withdrawn') return { postedAt: at, changedAt: at };
  const { postedAt, changedAt } = stored;
  // A correction of the platform or the day keeps its order within a tie.
  return { postedAt, changedAt: stored.sortKey.equals(sortKey) ? changedAt : at };
}

interface Changes {
  playerId: number;
  playerRanks: boolean;
  changes: readonly Change[];
  at: Date;
}

/**
 * Inserts or replaces scores of a player on charts, whose chains must be locked.
 * @returns The id of each score, by chart.
 */
export async function storeScores(
  transaction: Database,
  { playerId, playerRanks, changes, at }: Changes,
): Promise<Map<number, number>> {
  if (changes.length === 0) return new Map();
  const rows = changes.map(({ score, stored, sortKey, proofState }) => ({
    chartId: score.chart,
    playerId,
    amounts: score.amounts,
    sortKey,
    platformId: score.platform,
    achievedOn: score.achievedOn,
    ...datesOf(stored, { sortKey, at }),
    ...proofState,
    dueAt: null,
    ranked: isRanked(proofState) && playerRanks,
    revision: (stored?.revision ?? 0) + 1,
  }));
  const written = await transaction
    .insertInto('scores')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['chartId', 'playerId']).doUpdateSet(({ ref }) => ({
        amounts: ref('excluded.amounts'),
        sortKey: ref('excluded.sortKey'),
        platformId: ref('excluded.platformId'),
        // That of the player: a trigger sets it.
        country: ref('excluded.country'),
        achievedOn: ref('excluded.achievedOn'),
        postedAt: ref('excluded.postedAt'),
        changedAt: ref('excluded.changedAt'),
        state: ref('excluded.state'),
        wasUnproved: ref('excluded.wasUnproved'),
        restoresTo: ref('excluded.restoresTo'),
        dueAt: ref('excluded.dueAt'),
        ranked: ref('excluded.ranked'),
        revision: ref('excluded.revision'),
      })),
    )
    .returning(['id', 'chartId'])
    .execute();
  return new Map(written.map(({ id, chartId }) => [chartId, id]));
}

import { sql } from 'kysely';
import type { Database } from '../../../platform/database/tables';
import type { RankingScope } from '../../../platform/database/rankingTables';

/**
 * Asks for rankings to be computed again. Several requests before the computation starts make one; a request during it
 * makes another one, because each counts.
 */
export async function requestRankings(
  transaction: Database,
  { scope, subjectIds, at }: { scope: RankingScope; subjectIds: readonly number[]; at: Date },
): Promise<void> {
  if (subjectIds.length === 0) return;
  // In one order, so that two transactions wait for each other, never in a circle.
  const ordered = [...new Set(subjectIds)].toSorted((one, other) => one - other);
  await transaction
    .insertInto('rankingWork')
    .values(ordered.map((subjectId) => ({ scope, subjectId, notBefore: at })))
    .onConflict((conflict) =>
      conflict.columns(['scope', 'subjectId']).doUpdateSet({
        wanted: sql`ranking_work.wanted + 1`,
        // What waits already is not put off; what was computed just now rests until its time.
        notBefore: sql`case when ranking_work.done < ranking_work.wanted then ranking_work.not_before
          else greatest(ranking_work.not_before, excluded.not_before) end`,
      }),
    )
    .execute();
}

export const requestRanking = async (
  transaction: Database,
  { subjectId, ...request }: { scope: RankingScope; subjectId: number; at: Date },
): Promise<void> => requestRankings(transaction, { ...request, subjectIds: [subjectId] });

import { sql } from 'kysely';
import type { Database } from '../../../platform/database/tables';
import type { RankingScope } from '../../../platform/database/rankingTables';

/**
 * Asks for a ranking to be computed again. Several requests before the computation starts make one; a request during it
 * makes another one, because each counts.
 */
export async function requestRanking(
  transaction: Database,
  { scope, subjectId, at }: { scope: RankingScope; subjectId: number; at: Date },
): Promise<void> {
  await transaction
    .insertInto('rankingWork')
    .values({ scope, subjectId, notBefore: at })
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

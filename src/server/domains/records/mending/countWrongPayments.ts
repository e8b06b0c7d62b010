import { sql } from 'kysely';
import { inSnapshot } from '../../../platform/database/inSnapshot';
import type { Database } from '../../../platform/database/tables';
import { isChartPending } from '../verification/pendingRankings';
import { findRankedCharts } from '../payments/payChart';
import { readTies } from '../places/readTies';

/** How many players of a chart were paid something else than is due, at one moment; 0 for a chart that waits to be ranked. */
export const countWrongPayments = async (database: Database, chartId: number): Promise<number> =>
  inSnapshot(database, async (snapshot) => {
    if (await isChartPending(snapshot, chartId)) return 0;
    const [chart] = await findRankedCharts(snapshot, sql`c.id = ${chartId}`);
    const ties = chart?.counts ? await readTies(snapshot, chartId) : [];
    // Without `offset 0` the scores would be joined as a whole.
    const { rows } = await sql<{ wrong: number }>`
        with place as (
          select * from unnest(${sql.val(ties.map(({ sortKey }) => sortKey))}::bytea[],
            ${sql.val(ties.map(({ points }) => points))}::bigint[],
            ${sql.val(ties.map(({ medal }) => medal))}::smallint[]) p (sort_key, points, medal)
        ), due as (
          select s.player_id, p.points, p.medal from place p cross join lateral (
            select player_id from scores s where s.chart_id = ${chartId}::int and s.ranked and s.sort_key = p.sort_key offset 0) s
        ), paid as (select player_id, points, medal from score_points where chart_id = ${chartId}::int)
        select count(*) as wrong from due d full join paid w using (player_id)
        where (d.points, d.medal) is distinct from (w.points, w.medal)`.execute(snapshot);
    return rows[0]?.wrong ?? 0;
  });

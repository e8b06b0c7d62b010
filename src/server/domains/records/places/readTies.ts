import { sql } from 'kysely';
import type { Database } from '../../../platform/database/tables';
import { pointsByRank, tiePoints } from '../formulas/chartPoints';
import { rankedCount } from './livePlaces';
import { medalPlace } from '../../../../contract/records/medals';

/** The scores of a chart that share a place. */
export interface TiePlace {
  sortKey: Buffer;
  tied: number;
  points: number;
  medal: number | null;
}

/** No chart has points for more ranks. */
const maxTies = 2000;

/** The places with points or a medal of a chart, the best first, read from the index of its board at one moment. */
export async function readTies(database: Database, chartId: number): Promise<TiePlace[]> {
  const { rows } = await sql<{ scores: number; sortKey: Buffer; tied: number }>`
    select ${rankedCount(sql`${chartId}::int`)} as scores, t.* from (
      select sort_key, count(*) as tied from scores where chart_id = ${chartId} and ranked
      group by sort_key order by sort_key limit ${maxTies}
    ) t order by t.sort_key`.execute(database);
  const scores = rows[0]?.scores ?? 0;
  const points = pointsByRank(scores);
  const places: TiePlace[] = [];
  let rank = 1;
  for (const { sortKey, tied } of rows) {
    if (rank > points.length) break;
    const place = {
      points: tiePoints(points, rank, tied),
      medal: medalPlace(rank, tied, scores),
    };
    if (place.points > 0 || place.medal !== null) places.push({ sortKey, tied, ...place });
    rank += tied;
  }
  return places;
}

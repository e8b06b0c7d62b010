import { sql } from 'kysely';
import type { Database } from '../../../platform/database/tables';
import { pointsByRank, tiePoints } from '../formulas/chartPoints';
import { rankedCount } from './livePlaces';
import { boardScores } from './scoreBoards';
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

/**
 * The places with points or a medal on the board of a chart, of everyone or of a platform, the best first, read from the index of the board
 * at one moment.
 */
export async function readTies(
  database: Database,
  chartId: number,
  platform?: number,
): Promise<TiePlace[]> {
  const total =
    platform === undefined
      ? rankedCount(sql`${chartId}::int`)
      : sql`(select total from board_counts where chart_id = ${chartId} and board = ${`p${platform}`}::text)`;
  const { rows } = await sql<{ scores: number; sortKey: Buffer; tied: number }>`
    select ${total} as scores, t.* from (
      select s.sort_key, count(*) as tied from ${boardScores(chartId, { platform })}
      group by s.sort_key order by s.sort_key limit ${maxTies}
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

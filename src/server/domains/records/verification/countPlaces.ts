import { sql } from 'kysely';
import type { Database } from '../../../platform/database/tables';
import { pointsByRank, tiePoints } from '../formulas/chartPoints';
import { medalPlace } from '../../../../contract/records/medals';

/** A place as stored for a chart. */
export type Place = { rank: number; tied: number; points: number; medal: number | null };

/** How many ties are read at a time. */
const batchSize = 1000;

async function readTies(snapshot: Database, chartId: number, after: Buffer) {
  const { rows } = await sql<{ sortKey: Buffer; tied: number }>`
    select sort_key, count(*) as tied from scores
    where chart_id = ${chartId} and ranked and sort_key > ${after}::bytea
    group by sort_key order by sort_key limit ${batchSize}`.execute(snapshot);
  return rows;
}

async function countRanked(snapshot: Database, chartId: number): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from scores where chart_id = ${chartId} and ranked`.execute(snapshot);
  return rows[0]?.total ?? 0;
}

/** The places with points of a chart by sort key in hexadecimal, counted tie by tie from the first score. */
export async function countPlaces(
  snapshot: Database,
  chartId: number,
): Promise<Map<string, Place>> {
  const total = await countRanked(snapshot, chartId);
  const points = pointsByRank(total);
  const places = new Map<string, Place>();
  let rank = 1;
  let after: Buffer = Buffer.alloc(0);
  while (rank <= points.length) {
    const ties = await readTies(snapshot, chartId, after);
    for (const { sortKey, tied } of ties) {
      if (rank > points.length) break;
      const place = { rank, tied, points: tiePoints(points, rank, tied) };
      places.set(sortKey.toString('hex'), { ...place, medal: medalPlace(rank, tied, total) });
      rank += tied;
      after = sortKey;
    }
    if (ties.length === 0) break;
  }
  return places;
}

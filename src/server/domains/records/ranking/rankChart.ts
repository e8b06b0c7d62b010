import { sql } from 'kysely';
import type { Database } from '../../../platform/database/tables';
import { pointsByRank, tiePoints } from './chartPoints';
import { medalPlace } from './medals';

/** The version of the formulas. */
const ruleVersion = 'vgr-1';
/** `chart_places.platform_id` of the board of all platforms. */
const allPlatforms = 0;

interface Tie {
  sortKey: Buffer;
  tied: number;
  rank: number;
}

/** The best ties of a chart: at most so many, read from the index of the board. */
async function readTies(transaction: Database, chartId: number, count: number): Promise<Tie[]> {
  const { rows } = await sql<Tie>`
    with ties as (
      select sort_key, count(*) as tied from scores where chart_id = ${chartId} and ranked
      group by sort_key order by sort_key limit ${count}
    )
    select sort_key, tied, sum(tied) over (order by sort_key) - tied + 1 as rank from ties`.execute(
    transaction,
  );
  return rows;
}

/**
 * Computes the places of a chart again, and writes those that changed, with its counts at this moment. Only places with points are stored,
 * and a tie is one place, so there are at most some 1,100 however many players there are.
 */
export async function rankChart(transaction: Database, chartId: number): Promise<void> {
  const counts = (await transaction
    .selectFrom('chartCounts')
    .select(['rankedCount', 'scoreCount', 'provedCount'])
    .where('chartId', '=', chartId)
    .executeTakeFirst()) ?? { rankedCount: 0, scoreCount: 0, provedCount: 0 };
  const points = pointsByRank(counts.rankedCount);
  const ties = points.length === 0 ? [] : await readTies(transaction, chartId, points.length);
  const places = ties
    .filter(({ rank }) => rank <= points.length)
    .map(({ sortKey, rank, tied }) => ({
      chartId,
      platformId: allPlatforms,
      sortKey,
      rank,
      tied,
      points: tiePoints(points, rank, tied),
      medal: medalPlace(rank, tied, counts.rankedCount),
      ruleVersion,
    }));
  const sortKeys = places.map(({ sortKey }) => sortKey);
  await transaction
    .deleteFrom('chartPlaces')
    .where('chartId', '=', chartId)
    .where('platformId', '=', allPlatforms)
    .where(({ not, eb, fn, val }) => not(eb('sortKey', '=', fn.any(val(sortKeys)))))
    .execute();
  if (places.length > 0) await upsertPlaces(transaction, places);
  await transaction.updateTable('charts').set(counts).where('id', '=', chartId).execute();
}

type Place = Parameters<typeof upsertPlaces>[1][number];

async function upsertPlaces(
  transaction: Database,
  places: readonly {
    chartId: number;
    platformId: number;
    sortKey: Buffer;
    rank: number;
    tied: number;
    points: number;
    medal: number | null;
    ruleVersion: string;
  }[],
): Promise<void> {
  const column = <Name extends keyof Place>(name: Name) =>
    sql.val(places.map((place) => place[name]));
  await sql`
    insert into chart_places (chart_id, platform_id, sort_key, rank, tied, points, medal, rule_version)
    select * from unnest(
      ${column('chartId')}::int[], ${column('platformId')}::int[], ${column('sortKey')}::bytea[],
      ${column('rank')}::int[], ${column('tied')}::int[], ${column('points')}::bigint[],
      ${column('medal')}::smallint[], ${column('ruleVersion')}::text[])
    on conflict (chart_id, platform_id, sort_key) do update
      set rank = excluded.rank, tied = excluded.tied, points = excluded.points, medal = excluded.medal,
        rule_version = excluded.rule_version
      where (chart_places.rank, chart_places.tied, chart_places.points, chart_places.medal, chart_places.rule_version)
        is distinct from (excluded.rank, excluded.tied, excluded.points, excluded.medal, excluded.rule_version)`.execute(
    transaction,
  );
}

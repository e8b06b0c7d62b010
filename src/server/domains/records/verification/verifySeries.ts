import { sql } from 'kysely';
import type { Database } from '../../../platform/database/tables';
import { compareRows, type VerificationReport } from './verificationReport';

interface SeriesRow {
  playerId: number;
  seriesId: number;
  /** All sums, in one order. */
  sums: string;
}

const nothing = JSON.stringify(Array(14).fill(0));

async function readStored(snapshot: Database, ids: readonly number[]): Promise<SeriesRow[]> {
  const { rows } = await sql<SeriesRow>`
    select player_id, series_id, to_json(array[chart_points, game_points, place0, place1, place2, place3, place4, place5,
      cup0, cup1, cup2, cup3, score_count, proved_count])::text as sums
    from series_standings where player_id = any(${sql.val(ids)}::int[])`.execute(snapshot);
  return rows;
}

/** From the standings in games. The part of a game that changes its series has moved as far as the oldest move says. */
async function compute(snapshot: Database, ids: readonly number[]): Promise<SeriesRow[]> {
  const { rows } = await sql<SeriesRow>`
    with oldest as (select distinct on (game_id) * from series_moves order by game_id, id),
    standing as (
      select n.*, g.ranked, case when o.id is null then g.series_id
        when n.player_id > o.moved_to then o.from_series else o.to_series end as series_id
      from game_standings n join games g on g.id = n.game_id left join oldest o on o.game_id = n.game_id
      where n.player_id = any(${sql.val(ids)}::int[])
    )
    select player_id, series_id, json_build_array(
      coalesce(sum(chart_points) filter (where ranked), 0), coalesce(sum(game_points) filter (where ranked), 0),
      coalesce(sum(place0) filter (where ranked), 0), coalesce(sum(place1) filter (where ranked), 0),
      coalesce(sum(place2) filter (where ranked), 0), coalesce(sum(place3) filter (where ranked), 0),
      coalesce(sum(place4) filter (where ranked), 0), coalesce(sum(place5) filter (where ranked), 0),
      count(*) filter (where ranked and cup = 0), count(*) filter (where ranked and cup <= 1),
      count(*) filter (where ranked and cup = 2), count(*) filter (where ranked and cup = 3),
      sum(score_count), sum(proved_count))::text as sums
    from standing where series_id is not null group by player_id, series_id`.execute(snapshot);
  return rows;
}

const nameOf = ({ seriesId, playerId }: SeriesRow) => `series ${seriesId}, player ${playerId}`;

const byName = (rows: readonly SeriesRow[]) =>
  new Map(rows.map((row) => [nameOf(row), { sums: row.sums.replaceAll(' ', '') }]));

/** Verifies what players have in series by their standings in the games. */
export async function verifySeries(
  snapshot: Database,
  ids: readonly number[],
  report: VerificationReport,
): Promise<void> {
  const stored = byName(await readStored(snapshot, ids));
  const computed = byName(await compute(snapshot, ids));
  // One who has nothing may have a row or none.
  for (const name of new Set([...stored.keys(), ...computed.keys()]))
    compareRows(report, name, {
      stored: stored.get(name) ?? { sums: nothing },
      computed: computed.get(name) ?? { sums: nothing },
    });
}

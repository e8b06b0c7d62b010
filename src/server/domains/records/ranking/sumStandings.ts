import { sql } from 'kysely';
import type { Database } from '../../../platform/database/tables';

/** Player ids from the first to before the second one. */
export interface PlayerRange {
  from: number;
  before: number;
}

/**
 * Sums the places of each player of a game in a range of ids, from the scores and places of its charts, and writes the sums that changed.
 * @returns The players who are in the standings no longer.
 */
export async function sumStandings(
  transaction: Database,
  gameId: number,
  { from, before }: PlayerRange,
): Promise<number[]> {
  const { rows } = await sql<{ playerId: number }>`
    with sums as (
      select s.player_id,
        coalesce(sum(p.points) filter (where u.ranked), 0) as chart_points,
        coalesce(sum(p.points) filter (where u.ranked and not u.dlc), 0) as base_points,
        count(*) filter (where u.ranked and p.medal = 0) as place0,
        count(*) filter (where u.ranked and p.rank = 1) as place1,
        count(*) filter (where u.ranked and p.medal = 2) as place2,
        count(*) filter (where u.ranked and p.medal = 3) as place3,
        count(*) filter (where u.ranked and p.medal = 4) as place4,
        count(*) filter (where u.ranked and p.medal = 5) as place5,
        count(*) as score_count, count(*) filter (where s.state = 'proved') as proved_count,
        max(s.changed_at) as last_score_at
      from charts c
      join chart_groups u on u.id = c.group_id
      join scores s on s.chart_id = c.id and s.state <> 'withdrawn'
        and s.player_id >= ${from} and s.player_id < ${before}
      left join chart_places p
        on p.chart_id = c.id and p.platform_id = 0 and p.sort_key = s.sort_key and s.ranked
      where c.game_id = ${gameId} and c.status <> 'retired'
      group by s.player_id
    ), written as (
      insert into game_standings as t (game_id, player_id, chart_points, base_points, place0, place1, place2,
        place3, place4, place5, score_count, proved_count, last_score_at)
      select ${gameId}::int, * from sums
      on conflict (game_id, player_id) do update set chart_points = excluded.chart_points,
        base_points = excluded.base_points, place0 = excluded.place0, place1 = excluded.place1,
        place2 = excluded.place2, place3 = excluded.place3, place4 = excluded.place4, place5 = excluded.place5,
        score_count = excluded.score_count, proved_count = excluded.proved_count,
        last_score_at = excluded.last_score_at
      where (t.chart_points, t.base_points, t.place0, t.place1, t.place2, t.place3, t.place4, t.place5,
          t.score_count, t.proved_count, t.last_score_at)
        is distinct from (excluded.chart_points, excluded.base_points, excluded.place0, excluded.place1,
          excluded.place2, excluded.place3, excluded.place4, excluded.place5, excluded.score_count,
          excluded.proved_count, excluded.last_score_at)
    )
    delete from game_standings t where t.game_id = ${gameId}
      and t.player_id >= ${from} and t.player_id < ${before}
      and not exists (select from sums where sums.player_id = t.player_id)
    returning t.player_id`.execute(transaction);
  return rows.map(({ playerId }) => playerId);
}

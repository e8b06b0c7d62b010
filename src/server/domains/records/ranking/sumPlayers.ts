import { sql } from 'kysely';
import type { Database } from '../../../platform/database/tables';

/**
 * Computes the totals of players again from their standings in ranked games. Locks the players first, so that of two games
 * that are ranked at the same time the later one sees the standings of both.
 */
export async function sumPlayers(
  transaction: Database,
  playerIds: readonly number[],
): Promise<void> {
  const ids = sql.val([...playerIds]);
  await sql`select id from players where id = any(${ids}::int[]) order by id for no key update`.execute(
    transaction,
  );
  await sql`
    insert into player_totals as o (player_id, chart_points, game_points, place0, place1, place2, place3, place4, place5,
      cup0, cup1, cup2, cup3, score_count, proved_count, disabled_count)
    select p.id, coalesce(sum(t.chart_points) filter (where g.ranked), 0),
      coalesce(sum(t.game_points) filter (where g.ranked), 0),
      coalesce(sum(t.place0) filter (where g.ranked), 0), coalesce(sum(t.place1) filter (where g.ranked), 0),
      coalesce(sum(t.place2) filter (where g.ranked), 0), coalesce(sum(t.place3) filter (where g.ranked), 0),
      coalesce(sum(t.place4) filter (where g.ranked), 0), coalesce(sum(t.place5) filter (where g.ranked), 0),
      count(*) filter (where g.ranked and t.rank = 1 and g.player_count > 1 and (
        select e.rank from game_standings e where e.game_id = t.game_id
        order by e.chart_points desc, e.player_id offset 1 limit 1) > 1),
      count(*) filter (where g.ranked and t.rank = 1), count(*) filter (where g.ranked and t.rank = 2),
      count(*) filter (where g.ranked and t.rank = 3),
      coalesce(sum(t.score_count), 0), coalesce(sum(t.proved_count), 0),
      (select count(*) from scores s where s.player_id = p.id and s.state = 'unproved')
    from players p
    left join game_standings t on t.player_id = p.id
    left join games g on g.id = t.game_id
    where p.id = any(${ids}::int[])
    group by p.id
    on conflict (player_id) do update set chart_points = excluded.chart_points, game_points = excluded.game_points,
      place0 = excluded.place0, place1 = excluded.place1, place2 = excluded.place2, place3 = excluded.place3,
      place4 = excluded.place4, place5 = excluded.place5, cup0 = excluded.cup0, cup1 = excluded.cup1,
      cup2 = excluded.cup2, cup3 = excluded.cup3, score_count = excluded.score_count,
      proved_count = excluded.proved_count, disabled_count = excluded.disabled_count
    where o is distinct from excluded`.execute(transaction);
}

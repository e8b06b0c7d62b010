import { sql } from 'kysely';
import type { Database } from '../../../platform/database/tables';

/**
 * Writes what players have on a day, in UTC. The day’s row is the last state of the day; a day without a change has none. The players
 * must be locked.
 */
export async function writePlayerDays(
  transaction: Database,
  playerIds: readonly number[],
  now: Date,
): Promise<void> {
  const day = now.toISOString().slice(0, 10);
  await sql`
    with today as (
      select t.player_id, t.chart_points, t.game_points, t.place0, t.place1, t.place2, t.place3, t.score_count,
        t.proved_count, (select count(*) from score_events e where e.player_id = t.player_id
          and e.kind in ('created', 'improved', 'corrected')
          and e.at >= (${day}::text || 'T00:00:00Z')::timestamptz
          and e.at < (${day}::text || 'T00:00:00Z')::timestamptz + interval '24 hours') as posts
      from player_totals t where t.player_id = any(${sql.val([...playerIds])}::int[])
    )
    insert into player_days (player_id, day, chart_points, game_points, place0, place1, place2, place3, score_count,
      proved_count, posts)
    select t.player_id, ${day}::date, t.chart_points, t.game_points, t.place0, t.place1, t.place2, t.place3,
      t.score_count, t.proved_count, t.posts
    from today t left join lateral (
      select * from player_days d where d.player_id = t.player_id order by d.day desc limit 1
    ) l on true
    where l.player_id is null or t.posts > 0
      or (t.chart_points, t.game_points, t.place0, t.place1, t.place2, t.place3, t.score_count, t.proved_count)
        is distinct from
        (l.chart_points, l.game_points, l.place0, l.place1, l.place2, l.place3, l.score_count, l.proved_count)
    on conflict (player_id, day) do update set chart_points = excluded.chart_points,
      game_points = excluded.game_points, place0 = excluded.place0, place1 = excluded.place1,
      place2 = excluded.place2, place3 = excluded.place3, score_count = excluded.score_count,
      proved_count = excluded.proved_count, posts = excluded.posts`.execute(transaction);
}

import { sql } from 'kysely';

/** Rows whose sums differ from what they are the sums of, in one snapshot. */
export const sumContradictions = sql<{ name: string }>`
  select 'standing ' || game_id || ' ' || player_id as name from (
    select c.game_id, x.player_id, sum(x.points) as points, count(*) filter (where x.medal in (0, 1)) as firsts
    from score_points x join charts c on c.id = x.chart_id group by 1, 2) l
  full join game_standings t using (game_id, player_id)
  where (coalesce(l.points, 0), coalesce(l.firsts, 0)) is distinct from (coalesce(t.chart_points, 0), coalesce(t.place1, 0))
  union all
  select 'total ' || player_id from (
    select player_id, sum(chart_points) as points, sum(game_points) as game_points, sum(score_count) as scores,
      count(*) filter (where cup in (0, 1)) as cups from game_standings group by 1) s
  full join player_totals t using (player_id)
  where (coalesce(s.points, 0), coalesce(s.game_points, 0), coalesce(s.scores, 0), coalesce(s.cups, 0))
    is distinct from (coalesce(t.chart_points, 0), coalesce(t.game_points, 0), coalesce(t.score_count, 0), coalesce(t.cup1, 0))
  union all
  select 'platform ' || platform_id || ' ' || player_id from (
    select platform_id, player_id, sum(points) as points, count(*) as scores, count(*) filter (where medal in (0, 1)) as firsts
    from platform_points group by 1, 2) l
  full join platform_standings t using (platform_id, player_id)
  where (l.points, l.scores, l.firsts) is distinct from (t.chart_points, t.score_count, t.place1)`;

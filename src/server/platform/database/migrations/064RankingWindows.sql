-- What players gained since the week, the month and the year began (UTC; weeks begin on Mondays), for rankings of these windows. One row for
-- each player, which is changed with the totals; a window that has ended counts from nothing with the next change.
create table player_gains (
  player_id int primary key references players,
  week date not null,
  week_points bigint not null default 0,
  week_scores int not null default 0,
  week_proved int not null default 0,
  month date not null,
  month_points bigint not null default 0,
  month_scores int not null default 0,
  month_proved int not null default 0,
  year date not null,
  year_points bigint not null default 0,
  year_scores int not null default 0,
  year_proved int not null default 0
);
alter table player_gains set (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.01);
create index player_gains_week_points on player_gains (week, week_points desc, player_id) where week_points > 0;
create index player_gains_week_proved on player_gains (week, week_proved desc, player_id) where week_proved > 0;
create index player_gains_month_points on player_gains (month, month_points desc, player_id) where month_points > 0;
create index player_gains_month_proved on player_gains (month, month_proved desc, player_id) where month_proved > 0;
create index player_gains_year_points on player_gains (year, year_points desc, player_id) where year_points > 0;
create index player_gains_year_proved on player_gains (year, year_proved desc, player_id) where year_proved > 0;

-- Computes the gains of players again from their totals and daily rows, where these are known for the day before a window began, and
-- returns how many were wrong. The windows are those of the day on which the totals changed last. The totals must be locked.
create function rebuild_player_gains(players int[]) returns bigint language sql as $$
with gained as (
  select t.player_id, t.day, w.name, case when k.known then t.chart_points - coalesce(d.chart_points, 0) end as points,
    case when k.known then t.score_count - coalesce(d.score_count, 0) end as scores,
    case when k.known then t.proved_count - coalesce(d.proved_count, 0) end as proved
  from player_totals t
  cross join lateral (
    select name, date_trunc(name, t.day)::date as starts_on from unnest(array['week', 'month', 'year']) name
  ) w
  left join lateral (
    select d.* from player_days d where d.player_id = t.player_id and d.day < w.starts_on order by d.day desc limit 1
  ) d on true
  cross join lateral (select d.day is not null or not exists (
    select from score_events e where e.player_id = t.player_id and e.at < w.starts_on::timestamp at time zone 'UTC') as known) k
  where t.player_id = any(players) and t.day is not null
), due as (
  select player_id, date_trunc('week', day)::date as week, date_trunc('month', day)::date as month,
    date_trunc('year', day)::date as year,
    max(points) filter (where name = 'week') as week_points, max(scores) filter (where name = 'week') as week_scores,
    max(proved) filter (where name = 'week') as week_proved,
    max(points) filter (where name = 'month') as month_points, max(scores) filter (where name = 'month') as month_scores,
    max(proved) filter (where name = 'month') as month_proved,
    max(points) filter (where name = 'year') as year_points, max(scores) filter (where name = 'year') as year_scores,
    max(proved) filter (where name = 'year') as year_proved
  from gained group by player_id, day
), kept as (
  -- What is not known is as it was.
  select d.player_id, d.week, d.month, d.year,
    coalesce(d.week_points, case when g.week = d.week then g.week_points end, 0) as week_points,
    coalesce(d.week_scores, case when g.week = d.week then g.week_scores end, 0) as week_scores,
    coalesce(d.week_proved, case when g.week = d.week then g.week_proved end, 0) as week_proved,
    coalesce(d.month_points, case when g.month = d.month then g.month_points end, 0) as month_points,
    coalesce(d.month_scores, case when g.month = d.month then g.month_scores end, 0) as month_scores,
    coalesce(d.month_proved, case when g.month = d.month then g.month_proved end, 0) as month_proved,
    coalesce(d.year_points, case when g.year = d.year then g.year_points end, 0) as year_points,
    coalesce(d.year_scores, case when g.year = d.year then g.year_scores end, 0) as year_scores,
    coalesce(d.year_proved, case when g.year = d.year then g.year_proved end, 0) as year_proved
  from due d left join player_gains g on g.player_id = d.player_id
), written as (
  insert into player_gains as g (player_id, week, month, year, week_points, week_scores, week_proved,
    month_points, month_scores, month_proved, year_points, year_scores, year_proved)
  select * from kept
  on conflict (player_id) do update set week = excluded.week, month = excluded.month, year = excluded.year,
    week_points = excluded.week_points, week_scores = excluded.week_scores, week_proved = excluded.week_proved,
    month_points = excluded.month_points, month_scores = excluded.month_scores, month_proved = excluded.month_proved,
    year_points = excluded.year_points, year_scores = excluded.year_scores, year_proved = excluded.year_proved
  where (g.week, g.month, g.year, g.week_points, g.week_scores, g.week_proved, g.month_points, g.month_scores, g.month_proved,
      g.year_points, g.year_scores, g.year_proved)
    is distinct from (excluded.week, excluded.month, excluded.year, excluded.week_points, excluded.week_scores,
      excluded.week_proved, excluded.month_points, excluded.month_scores, excluded.month_proved, excluded.year_points,
      excluded.year_scores, excluded.year_proved)
  returning 1
)
select count(*) from written $$;

select rebuild_player_gains(array(select player_id from player_totals
  where day >= date_trunc('year', now() at time zone 'UTC')));

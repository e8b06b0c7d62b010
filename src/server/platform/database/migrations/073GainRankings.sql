-- Rankings of what was gained by every board, also within a country. Medals, cups, badges and accepted proofs change for few players at once:
-- they have rows of their own, so that gained points, which change for many, are in few indexes.
create table player_award_gains (
  player_id int not null references players,
  -- week, month or year
  span text not null,
  -- The day on which it began, in UTC.
  since date not null,
  country text,
  place0 int not null default 0,
  place1 int not null default 0,
  place2 int not null default 0,
  place3 int not null default 0,
  place4 int not null default 0,
  place5 int not null default 0,
  cup0 int not null default 0,
  cup1 int not null default 0,
  cup2 int not null default 0,
  cup3 int not null default 0,
  proved_count int not null default 0,
  badge_points bigint not null default 0,
  badge_count int not null default 0,
  primary key (player_id, span)
) with (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.01);

alter table player_gains add country text, add week_game_points bigint not null default 0, add month_game_points bigint not null default 0,
  add year_game_points bigint not null default 0;
-- Made again below, when all rows have their numbers.
drop index player_gains_week_points, player_gains_week_proved, player_gains_month_points, player_gains_month_proved, player_gains_year_points,
  player_gains_year_proved;

-- Computes the gains of players again from their totals and daily rows, where these are known for the day before a window began, and
-- returns of how many players some were wrong. The windows are those of the day on which the totals changed last. The totals must be locked.
create or replace function rebuild_player_gains(players int[]) returns bigint language sql as $$
with gained as materialized (
  select t.player_id, t.country, t.day, w.span, w.since,
    t.chart_points - coalesce(d.chart_points, k.nothing) as chart_points, t.game_points - coalesce(d.game_points, k.nothing) as game_points,
    t.score_count - coalesce(d.score_count, k.nothing) as score_count, t.place0 - coalesce(d.place0, k.nothing) as place0,
    t.place1 - coalesce(d.place1, k.nothing) as place1, t.place2 - coalesce(d.place2, k.nothing) as place2,
    t.place3 - coalesce(d.place3, k.nothing) as place3, t.place4 - coalesce(d.place4, k.nothing) as place4,
    t.place5 - coalesce(d.place5, k.nothing) as place5, t.cup0 - coalesce(d.cup0, k.nothing) as cup0, t.cup1 - coalesce(d.cup1, k.nothing) as cup1,
    t.cup2 - coalesce(d.cup2, k.nothing) as cup2, t.cup3 - coalesce(d.cup3, k.nothing) as cup3,
    t.proved_count - coalesce(d.proved_count, k.nothing) as proved_count, t.badge_points - coalesce(d.badge_points, k.nothing) as badge_points,
    t.badge_count - coalesce(d.badge_count, k.nothing) as badge_count
  from player_totals t
  cross join lateral (
    select span, date_trunc(span, t.day)::date as since from unnest(array['week', 'month', 'year']) span
  ) w
  left join lateral (
    select d.* from player_days d where d.player_id = t.player_id and d.day < w.since order by d.day desc limit 1
  ) d on true
  cross join lateral (select case when d.day is null and not exists (
    select from score_events e where e.player_id = t.player_id and e.at < w.since::timestamp at time zone 'UTC') then 0 end as nothing) k
  where t.player_id = any(players) and t.day is not null
), due as (
  select player_id, country, date_trunc('week', day)::date as week, date_trunc('month', day)::date as month,
    date_trunc('year', day)::date as year,
    max(chart_points) filter (where span = 'week') as week_points,
    max(game_points) filter (where span = 'week') as week_game_points,
    max(score_count) filter (where span = 'week') as week_scores,
    max(proved_count) filter (where span = 'week') as week_proved,
    max(chart_points) filter (where span = 'month') as month_points,
    max(game_points) filter (where span = 'month') as month_game_points,
    max(score_count) filter (where span = 'month') as month_scores,
    max(proved_count) filter (where span = 'month') as month_proved,
    max(chart_points) filter (where span = 'year') as year_points,
    max(game_points) filter (where span = 'year') as year_game_points,
    max(score_count) filter (where span = 'year') as year_scores,
    max(proved_count) filter (where span = 'year') as year_proved
  from gained group by player_id, country, day
), kept as (
  -- What is not known is as it was.
  select d.player_id, d.country, d.week, d.month, d.year,
    coalesce(d.week_points, case when g.week = d.week then g.week_points end, 0) as week_points,
    coalesce(d.week_game_points, case when g.week = d.week then g.week_game_points end, 0) as week_game_points,
    coalesce(d.week_scores, case when g.week = d.week then g.week_scores end, 0) as week_scores,
    coalesce(d.week_proved, case when g.week = d.week then g.week_proved end, 0) as week_proved,
    coalesce(d.month_points, case when g.month = d.month then g.month_points end, 0) as month_points,
    coalesce(d.month_game_points, case when g.month = d.month then g.month_game_points end, 0) as month_game_points,
    coalesce(d.month_scores, case when g.month = d.month then g.month_scores end, 0) as month_scores,
    coalesce(d.month_proved, case when g.month = d.month then g.month_proved end, 0) as month_proved,
    coalesce(d.year_points, case when g.year = d.year then g.year_points end, 0) as year_points,
    coalesce(d.year_game_points, case when g.year = d.year then g.year_game_points end, 0) as year_game_points,
    coalesce(d.year_scores, case when g.year = d.year then g.year_scores end, 0) as year_scores,
    coalesce(d.year_proved, case when g.year = d.year then g.year_proved end, 0) as year_proved
  from due d left join player_gains g on g.player_id = d.player_id
), written as (
  insert into player_gains as g (player_id, country, week, month, year, week_points, week_game_points, week_scores, week_proved, month_points,
    month_game_points, month_scores, month_proved,
    year_points, year_game_points, year_scores, year_proved)
  select * from kept
  on conflict (player_id) do update set
    country = excluded.country, week = excluded.week, month = excluded.month, year = excluded.year, week_points = excluded.week_points,
    week_game_points = excluded.week_game_points, week_scores = excluded.week_scores, week_proved = excluded.week_proved,
    month_points = excluded.month_points, month_game_points = excluded.month_game_points, month_scores = excluded.month_scores,
    month_proved = excluded.month_proved, year_points = excluded.year_points, year_game_points = excluded.year_game_points,
    year_scores = excluded.year_scores, year_proved = excluded.year_proved
  where (g.country, g.week, g.month, g.year, g.week_points, g.week_game_points, g.week_scores, g.week_proved, g.month_points, g.month_game_points,
      g.month_scores, g.month_proved, g.year_points, g.year_game_points, g.year_scores, g.year_proved)
    is distinct from (excluded.country, excluded.week, excluded.month, excluded.year, excluded.week_points, excluded.week_game_points,
      excluded.week_scores,
      excluded.week_proved, excluded.month_points, excluded.month_game_points, excluded.month_scores, excluded.month_proved, excluded.year_points,
      excluded.year_game_points, excluded.year_scores, excluded.year_proved)
  returning player_id
), awards as (
  select d.player_id, d.span, d.since, d.country,
    coalesce(d.place0, g.place0, 0) as place0, coalesce(d.place1, g.place1, 0) as place1, coalesce(d.place2, g.place2, 0) as place2,
    coalesce(d.place3, g.place3, 0) as place3, coalesce(d.place4, g.place4, 0) as place4, coalesce(d.place5, g.place5, 0) as place5,
    coalesce(d.cup0, g.cup0, 0) as cup0, coalesce(d.cup1, g.cup1, 0) as cup1, coalesce(d.cup2, g.cup2, 0) as cup2,
    coalesce(d.cup3, g.cup3, 0) as cup3, coalesce(d.proved_count, g.proved_count, 0) as proved_count,
    coalesce(d.badge_points, g.badge_points, 0) as badge_points, coalesce(d.badge_count, g.badge_count, 0) as badge_count,
    g.player_id is not null as is_kept
  from gained d left join player_award_gains g on g.player_id = d.player_id and g.span = d.span and g.since = d.since
), awarded as (
  insert into player_award_gains as g (player_id, span, since, country, place0, place1, place2, place3, place4, place5, cup0, cup1, cup2, cup3,
    proved_count, badge_points, badge_count)
  select player_id, span, since, country, place0, place1, place2, place3, place4, place5, cup0, cup1, cup2, cup3, proved_count, badge_points,
    badge_count
  from awards where is_kept or (place0, place1, place2, place3, place4, place5, cup0, cup1, cup2, cup3, proved_count, badge_points, badge_count)
    <> (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
  on conflict (player_id, span) do update set
    since = excluded.since, country = excluded.country, place0 = excluded.place0, place1 = excluded.place1, place2 = excluded.place2,
    place3 = excluded.place3, place4 = excluded.place4, place5 = excluded.place5, cup0 = excluded.cup0, cup1 = excluded.cup1, cup2 = excluded.cup2,
    cup3 = excluded.cup3, proved_count = excluded.proved_count, badge_points = excluded.badge_points, badge_count = excluded.badge_count
  where (g.since, g.country, g.place0, g.place1, g.place2, g.place3, g.place4, g.place5, g.cup0, g.cup1, g.cup2, g.cup3, g.proved_count,
    g.badge_points,
      g.badge_count)
    is distinct from (excluded.since, excluded.country, excluded.place0, excluded.place1, excluded.place2, excluded.place3, excluded.place4,
      excluded.place5,
      excluded.cup0, excluded.cup1, excluded.cup2, excluded.cup3, excluded.proved_count, excluded.badge_points, excluded.badge_count)
  returning player_id
)
select count(distinct player_id) from (select * from written union all select * from awarded) w $$;

select rebuild_player_gains(array(select player_id from player_totals
  where day >= date_trunc('year', now() at time zone 'UTC')));

-- After the rows, so that no index has to follow.

create index player_gains_week_points on player_gains (week, week_points desc, player_id) where week_points > 0;
create index player_gains_country_week_points on player_gains (country, week, week_points desc, player_id)
  where week_points > 0 and country is not null;
create index player_gains_week_game_points on player_gains (week, week_game_points desc, player_id) where week_game_points > 0;
create index player_gains_country_week_game_points on player_gains (country, week, week_game_points desc, player_id)
  where week_game_points > 0 and country is not null;
create index player_gains_month_points on player_gains (month, month_points desc, player_id) where month_points > 0;
create index player_gains_country_month_points on player_gains (country, month, month_points desc, player_id)
  where month_points > 0 and country is not null;
create index player_gains_month_game_points on player_gains (month, month_game_points desc, player_id) where month_game_points > 0;
create index player_gains_country_month_game_points on player_gains (country, month, month_game_points desc, player_id)
  where month_game_points > 0 and country is not null;
create index player_gains_year_points on player_gains (year, year_points desc, player_id) where year_points > 0;
create index player_gains_country_year_points on player_gains (country, year, year_points desc, player_id)
  where year_points > 0 and country is not null;
create index player_gains_year_game_points on player_gains (year, year_game_points desc, player_id) where year_game_points > 0;
create index player_gains_country_year_game_points on player_gains (country, year, year_game_points desc, player_id)
  where year_game_points > 0 and country is not null;
create index player_award_gains_medals on player_award_gains
  (span, since, place0 desc, place1 desc, place2 desc, place3 desc, place4 desc, place5 desc, player_id)
  where (place0, place1, place2, place3, place4, place5) > (0, 0, 0, 0, 0, 0);
create index player_award_gains_country_medals on player_award_gains
  (country, span, since, place0 desc, place1 desc, place2 desc, place3 desc, place4 desc, place5 desc, player_id)
  where (place0, place1, place2, place3, place4, place5) > (0, 0, 0, 0, 0, 0) and country is not null;
create index player_award_gains_cups on player_award_gains
  (span, since, cup0 desc, cup1 desc, cup2 desc, cup3 desc, player_id)
  where (cup0, cup1, cup2, cup3) > (0, 0, 0, 0);
create index player_award_gains_country_cups on player_award_gains
  (country, span, since, cup0 desc, cup1 desc, cup2 desc, cup3 desc, player_id)
  where (cup0, cup1, cup2, cup3) > (0, 0, 0, 0) and country is not null;
create index player_award_gains_proved on player_award_gains
  (span, since, proved_count desc, player_id)
  where proved_count > 0;
create index player_award_gains_country_proved on player_award_gains
  (country, span, since, proved_count desc, player_id)
  where proved_count > 0 and country is not null;
create index player_award_gains_badges on player_award_gains
  (span, since, badge_points desc, badge_count desc, player_id)
  where (badge_points, badge_count) > (0, 0);
create index player_award_gains_country_badges on player_award_gains
  (country, span, since, badge_points desc, badge_count desc, player_id)
  where (badge_points, badge_count) > (0, 0) and country is not null;

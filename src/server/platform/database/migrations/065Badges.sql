-- The badge of each ranked game: players hold it while they share the first place by points.

create table player_badges (
  id int generated always as identity primary key,
  game_id int not null references games on delete cascade,
  player_id int not null references players,
  -- What the badge is worth to the holder; at the end it stays what it was.
  value int not null,
  won_at timestamptz not null,
  -- Null while the player holds it.
  lost_at timestamptz,
  -- In the order that the player has chosen; those without a place of their own come last, the longest reign first.
  position smallint not null default 1000
);
create unique index player_badges_current on player_badges (game_id, player_id) where lost_at is null;
create index player_badges_held on player_badges (player_id, position, id) where lost_at is null;
create index player_badges_lost on player_badges (player_id, lost_at desc, id desc) where lost_at is not null;
create index player_badges_past on player_badges (game_id, lost_at desc, id desc) where lost_at is not null;

alter table player_totals add badge_points bigint not null default 0, add badge_count int not null default 0;

-- Whoever leads a game already holds its badge from now on. A place shared by more than 1,000 players is worth none.
with first as (
  select g.id as game_id, g.player_count, f.player_id, count(*) over (partition by g.id) as tied
  from games g
  cross join lateral (
    select t.chart_points from game_standings t where t.game_id = g.id and t.chart_points > 0
    order by t.chart_points desc, t.player_id limit 1) b
  cross join lateral (
    select t.player_id from game_standings t where t.game_id = g.id and t.chart_points = b.chart_points
    order by t.chart_points desc, t.player_id limit 1001) f
  where g.ranked
), holder as (
  select f.game_id, f.player_id, f.player_count as players, count(*) over (partition by f.game_id) as holders
  from first f join players p on p.id = f.player_id and p.user_id is not null where f.tied <= 1000
)
insert into player_badges (game_id, player_id, value, won_at)
  select game_id, player_id,
    floor(625000 * (-1::float8 / (100 + players - holders) + 0.0102) / cbrt(holders)), now()
  from holder order by game_id, player_id;
update player_totals t set badge_points = b.points, badge_count = b.total
  from (select player_id, sum(value) as points, count(*) as total from player_badges group by 1) b
  where b.player_id = t.player_id;

-- The badges of a deleted account end when their games are ranked, which this asks for.
create function end_badges() returns trigger language plpgsql as $$
begin
  insert into ranking_changes (game_id, chart_id, player_id)
  select b.game_id, (select min(c.id) from charts c where c.game_id = b.game_id), b.player_id
  from player_badges b where b.player_id = new.id and b.lost_at is null;
  return null;
end $$;
create trigger players_leave_badges after update of user_id on players for each row
  when (old.user_id is not null and new.user_id is null) execute function end_badges();

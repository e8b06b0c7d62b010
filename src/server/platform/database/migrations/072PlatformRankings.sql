-- The rankings of the players of a platform: points and medals of its boards of all charts. They follow the rankings of games, with a
-- ledger and a queue of their own.

-- What changed on charts since their platforms followed. Only ever added to, so nobody waits; the worker removes it.
create table platform_changes (
  id bigint generated always as identity primary key,
  chart_id int not null,
  -- Null for all players of the chart with a larger id than after_player.
  player_id int,
  after_player int not null default 0,
  due_at timestamptz not null default clock_timestamp()
);
create index platform_changes_due on platform_changes (due_at, id);
create index platform_changes_chart on platform_changes (chart_id, id);
create index platform_changes_whole on platform_changes (chart_id) where player_id is null;

-- When standings were written last: one row, or none before the first time.
create table platform_work (
  one boolean primary key default true check (one),
  worked_at timestamptz not null
);

-- Each score on the board of a platform, with what its player has been paid for the place there. A standing is the sum of its rows at every
-- commit.
create table platform_points (
  chart_id int not null references charts on delete cascade,
  player_id int not null references players,
  platform_id int not null references platforms on delete cascade,
  points bigint not null,
  -- 0 for a first place alone among several scores, 1 to 5 for these ranks.
  medal smallint check (medal between 0 and 5),
  proved boolean not null,
  primary key (chart_id, player_id)
) with (fillfactor = 70);
create index platform_points_paid on platform_points (chart_id, platform_id) where points > 0;

create table platform_standings (
  platform_id int not null references platforms on delete cascade,
  player_id int not null references players,
  chart_points bigint not null default 0,
  place0 int not null default 0,
  place1 int not null default 0,
  place2 int not null default 0,
  place3 int not null default 0,
  place4 int not null default 0,
  place5 int not null default 0,
  score_count int not null default 0,
  proved_count int not null default 0,
  primary key (platform_id, player_id)
) with (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.01);
create index platform_standings_points on platform_standings (platform_id, chart_points desc, player_id)
  where score_count > 0;
create index platform_standings_medals on platform_standings
  (platform_id, place0 desc, place1 desc, place2 desc, place3 desc, place4 desc, place5 desc, player_id) where score_count > 0;

-- Whoever ranks a chart takes its changes: in the same transaction its platforms become due. Charts as a whole are taken in steps, and are
-- due once.
create function follow_ranking_changes() returns trigger language plpgsql as $$
begin
  insert into platform_changes (chart_id, player_id)
  select distinct chart_id, player_id from taken where player_id is not null or after_player = 0;
  return null;
end $$;
create trigger ranking_changes_followed after delete on ranking_changes referencing old table as taken
  for each statement execute function follow_ranking_changes();

-- A score on another platform is a change, too.
create or replace function note_changed_scores() returns trigger language plpgsql as $$
begin
  insert into ranking_changes (game_id, chart_id, player_id)
  select distinct c.game_id, v.chart_id, v.player_id
  from added a join removed r on r.id = a.id
    cross join lateral (values (a.chart_id, a.player_id), (r.chart_id, r.player_id)) v (chart_id, player_id)
    join charts c on c.id = v.chart_id
  where (a.chart_id, a.player_id, a.sort_key, a.ranked, a.state, a.changed_at, a.platform_id)
    is distinct from (r.chart_id, r.player_id, r.sort_key, r.ranked, r.state, r.changed_at, r.platform_id);
  return null;
end $$;

-- Charts that begin or end to count.
create function follow_weight() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'games' then
    insert into platform_changes (chart_id) select id from charts where game_id = new.id order by id;
  elsif tg_table_name = 'chart_groups' then
    insert into platform_changes (chart_id) select id from charts where group_id = new.id order by id;
  else
    insert into platform_changes (chart_id) values (new.id);
  end if;
  return null;
end $$;
create trigger games_weigh_platforms after update of ranked on games for each row
  when (old.ranked <> new.ranked) execute function follow_weight();
create trigger groups_weigh_platforms after update of ranked on chart_groups for each row
  when (old.ranked <> new.ranked) execute function follow_weight();
create trigger charts_weigh_platforms after update of status, group_id, game_id on charts for each row
  when ((old.status = 'retired') <> (new.status = 'retired') or old.group_id <> new.group_id or old.game_id <> new.game_id)
  execute function follow_weight();

-- After the triggers. The worker follows with the charts of today, some thousands of scores at a time.
insert into platform_changes (chart_id)
  select distinct chart_id from board_counts where board like 'p%' and total > 0 order by chart_id;

-- The rankings of the players of a series: what the totals of players count of its games.
create table series_standings (
  series_id int not null references series on delete cascade,
  player_id int not null references players,
  chart_points bigint not null default 0,
  game_points bigint not null default 0,
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
  score_count int not null default 0,
  proved_count int not null default 0,
  primary key (series_id, player_id)
) with (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.01);

-- A game that has changed its series since the standings of both followed. Workers move some players at a time.
create table series_moves (
  id int generated always as identity primary key,
  game_id int not null references games on delete cascade,
  from_series int references series on delete set null,
  to_series int references series on delete set null,
  -- Players up to this id are counted in the new series.
  moved_to int not null default 0
);
create index series_moves_game on series_moves (game_id, id);

create function note_series_move() returns trigger language plpgsql as $$
begin
  insert into series_moves (game_id, from_series, to_series) values (new.id, old.series_id, new.series_id);
  return null;
end $$;
create trigger games_change_series after update of series_id on games for each row
  when (old.series_id is distinct from new.series_id) execute function note_series_move();

-- After the trigger: creating it waits for editors, so no change is missed.
insert into series_standings
  select g.series_id, n.player_id,
    coalesce(sum(n.chart_points) filter (where r.counted), 0), coalesce(sum(n.game_points) filter (where r.counted), 0),
    coalesce(sum(n.place0) filter (where r.counted), 0), coalesce(sum(n.place1) filter (where r.counted), 0),
    coalesce(sum(n.place2) filter (where r.counted), 0), coalesce(sum(n.place3) filter (where r.counted), 0),
    coalesce(sum(n.place4) filter (where r.counted), 0), coalesce(sum(n.place5) filter (where r.counted), 0),
    count(*) filter (where r.counted and n.cup = 0), count(*) filter (where r.counted and n.cup in (0, 1)),
    count(*) filter (where r.counted and n.cup = 2), count(*) filter (where r.counted and n.cup = 3),
    sum(n.score_count), sum(n.proved_count)
  from game_standings n join games g on g.id = n.game_id join game_rankings r on r.game_id = n.game_id
  where g.series_id is not null group by g.series_id, n.player_id;

-- After the rows, so that no index has to follow.
create index series_standings_player on series_standings (player_id);
create index series_standings_points on series_standings (series_id, chart_points desc, player_id)
  where score_count > 0;
create index series_standings_game_points on series_standings (series_id, game_points desc, player_id)
  where score_count > 0;
create index series_standings_medals on series_standings
  (series_id, place0 desc, place1 desc, place2 desc, place3 desc, place4 desc, place5 desc, player_id)
  where score_count > 0;
create index series_standings_cups on series_standings
  (series_id, cup0 desc, cup1 desc, cup2 desc, cup3 desc, player_id) where score_count > 0;
create index series_standings_proved on series_standings (series_id, proved_count desc, player_id)
  where score_count > 0;

-- The parts of a game with a ranking of their own: each ranked group, if there are several groups, and what is no downloadable content,
-- if some is. The ranking of a game with one group is that of the group.
create table game_parts (
  id int generated always as identity primary key,
  game_id int not null references games on delete cascade,
  -- Null for all groups that are no downloadable content.
  group_id int unique references chart_groups on delete cascade,
  -- Players with scores. Maintained by the ranking's worker.
  player_count int not null default 0,
  -- The standings of players with larger ids are still to be summed up; null if all are.
  filled_to int
);
create unique index game_parts_base on game_parts (game_id) where group_id is null;
create index game_parts_game on game_parts (game_id);
create index game_parts_unfilled on game_parts (game_id) where filled_to is not null;
create index game_parts_large on game_parts (player_count);

create table part_standings (
  part_id int not null references game_parts on delete cascade,
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
  primary key (part_id, player_id)
);
alter table part_standings set (fillfactor = 80, autovacuum_vacuum_scale_factor = 0.01);
create index part_standings_points on part_standings (part_id, chart_points desc, player_id) where score_count > 0;
create index part_standings_medals on part_standings
  (part_id, place0 desc, place1 desc, place2 desc, place3 desc, place4 desc, place5 desc, player_id) where score_count > 0;

-- Makes the parts that games should have, and removes others. Parts of a game with players are filled by a job.
create function make_game_parts(games_of int[]) returns void language sql as $$
  with wanted as (
    select u.game_id, u.id as group_id from chart_groups u where u.game_id = any(games_of) and u.ranked
      and exists (select from chart_groups o where o.game_id = u.game_id and o.id <> u.id)
    union all select distinct u.game_id, null::int from chart_groups u where u.game_id = any(games_of) and u.dlc
  ), removed as (
    delete from game_parts p where p.game_id = any(games_of) and not exists (
      select from wanted w where w.game_id = p.game_id and w.group_id is not distinct from p.group_id)
  )
  insert into game_parts (game_id, group_id, filled_to)
  select w.game_id, w.group_id, case when exists (select from game_standings t where t.game_id = w.game_id) then 0 end
  from wanted w where not exists (
    select from game_parts p where p.game_id = w.game_id and p.group_id is not distinct from w.group_id)
  order by w.game_id, w.group_id on conflict do nothing
$$;
create function follow_groups() returns trigger language plpgsql as $$
begin
  perform make_game_parts(array[old.game_id, new.game_id]);
  return null;
end $$;
create trigger groups_make_parts after insert or delete or update of game_id, dlc, ranked on chart_groups
  for each row execute function follow_groups();

-- The points without downloadable content are a part's now. `base_points` of the standings stay for nodes of the release before, which do
-- not maintain parts: the daily mending adds what they paid.
select make_game_parts(array(select id from games));

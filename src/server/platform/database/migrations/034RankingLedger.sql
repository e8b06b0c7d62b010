-- A ledger of what players were paid for their places, from which all sums follow by differences.

-- What changed on charts since their games were ranked. Only ever added to, so nobody waits; whoever ranks the game removes it.
create table ranking_changes (
  id bigint generated always as identity primary key,
  game_id int not null,
  chart_id int not null,
  -- Null for all players of the chart with a larger id than after_player.
  player_id int,
  after_player int not null default 0,
  at timestamptz not null default clock_timestamp()
);
create index ranking_changes_game on ranking_changes (game_id, id);

-- Whoever ranks a game locks its row; the lock ends with the transaction, whatever happens.
create table game_rankings (
  game_id int primary key references games on delete cascade,
  not_before timestamptz not null default '-infinity',
  failures int not null default 0,
  error text,
  -- Whether the totals of players count the game.
  counted boolean not null,
  -- How often something changed that the members of large ties wait for, what of it was paid, and when the next round is.
  ties_changed int not null default 0,
  ties_paid int not null default 0,
  ties_at timestamptz not null default '-infinity'
);
create function add_game_ranking() returns trigger language plpgsql as $$
begin
  insert into game_rankings (game_id, counted) values (new.id, new.ranked);
  return null;
end $$;
create trigger games_ranked after insert on games for each row execute function add_game_ranking();
insert into game_rankings (game_id, counted) select id, ranked from games;

-- Charts whose ranking failed: the others of their game go on.
create table chart_failures (
  chart_id int primary key references charts on delete cascade,
  failures int not null,
  error text not null,
  not_before timestamptz not null
);

-- What each player has been paid for a chart. A standing is the sum of its rows, and a total the sum of its standings, at every commit.
create table score_points (
  chart_id int not null references charts on delete cascade,
  player_id int not null references players,
  points bigint not null,
  -- 0 for a first place alone among several scores, 1 to 5 for these ranks.
  medal smallint check (medal between 0 and 5),
  -- Paid as a member of a large tie, with many others.
  large_tie boolean not null default false,
  primary key (chart_id, player_id)
) with (fillfactor = 70);
create index score_points_quick on score_points (chart_id) where not large_tie;
create index score_points_large on score_points (chart_id, player_id) where large_tie;

alter table game_standings add cup smallint check (cup between 0 and 3),
  add disabled_count int not null default 0;
alter table player_totals add day date;

-- An update has a function of its own: only it has both the old and the new rows.
create function note_scores() returns trigger language plpgsql as $$
begin
  insert into ranking_changes (game_id, chart_id, player_id)
  select c.game_id, s.chart_id, s.player_id from changed s join charts c on c.id = s.chart_id;
  return null;
end $$;
create function note_changed_scores() returns trigger language plpgsql as $$
begin
  insert into ranking_changes (game_id, chart_id, player_id)
  select distinct c.game_id, v.chart_id, v.player_id
  from added a join removed r on r.id = a.id
    cross join lateral (values (a.chart_id, a.player_id), (r.chart_id, r.player_id)) v (chart_id, player_id)
    join charts c on c.id = v.chart_id
  where (a.chart_id, a.player_id, a.sort_key, a.ranked, a.state, a.changed_at)
    is distinct from (r.chart_id, r.player_id, r.sort_key, r.ranked, r.state, r.changed_at);
  return null;
end $$;
create trigger scores_added_noted after insert on scores referencing new table as changed
  for each statement execute function note_scores();
create trigger scores_removed_noted after delete on scores referencing old table as changed
  for each statement execute function note_scores();
create trigger scores_changed_noted after update on scores referencing old table as removed new table as added
  for each statement execute function note_changed_scores();

-- After the triggers: creating them waits for writers, so none is missed.
insert into score_points (chart_id, player_id, points, medal, large_tie)
  select p.chart_id, s.player_id, p.points, p.medal, p.tied > 2000
  from chart_places p join scores s on s.chart_id = p.chart_id and s.sort_key = p.sort_key and s.ranked
  join charts c on c.id = p.chart_id and c.status <> 'retired'
  join chart_groups u on u.id = c.group_id and u.ranked
  where p.platform_id = 0;

-- What was ranked last may not be what the places say: sums follow from the ledger.
update game_standings t set chart_points = coalesce(l.points, 0), base_points = coalesce(l.base, 0),
  place0 = coalesce(l.place0, 0), place1 = coalesce(l.place1, 0), place2 = coalesce(l.place2, 0),
  place3 = coalesce(l.place3, 0), place4 = coalesce(l.place4, 0), place5 = coalesce(l.place5, 0)
from game_standings k left join (
  select c.game_id, x.player_id, sum(x.points) as points, coalesce(sum(x.points) filter (where not u.dlc), 0) as base,
    count(*) filter (where x.medal = 0) as place0, count(*) filter (where x.medal in (0, 1)) as place1,
    count(*) filter (where x.medal = 2) as place2, count(*) filter (where x.medal = 3) as place3,
    count(*) filter (where x.medal = 4) as place4, count(*) filter (where x.medal = 5) as place5
  from score_points x join charts c on c.id = x.chart_id join chart_groups u on u.id = c.group_id group by 1, 2
) l on l.game_id = k.game_id and l.player_id = k.player_id
where t.game_id = k.game_id and t.player_id = k.player_id
  and (t.chart_points, t.base_points, t.place0, t.place1, t.place2, t.place3, t.place4, t.place5)
  is distinct from (coalesce(l.points, 0), coalesce(l.base, 0), coalesce(l.place0, 0), coalesce(l.place1, 0),
    coalesce(l.place2, 0), coalesce(l.place3, 0), coalesce(l.place4, 0), coalesce(l.place5, 0));
-- Players who were not summed up yet.
insert into game_standings (game_id, player_id, chart_points, base_points, place0, place1, place2, place3, place4, place5)
  select c.game_id, x.player_id, sum(x.points), coalesce(sum(x.points) filter (where not u.dlc), 0),
    count(*) filter (where x.medal = 0), count(*) filter (where x.medal in (0, 1)),
    count(*) filter (where x.medal = 2), count(*) filter (where x.medal = 3),
    count(*) filter (where x.medal = 4), count(*) filter (where x.medal = 5)
  from score_points x join charts c on c.id = x.chart_id join chart_groups u on u.id = c.group_id group by 1, 2
  on conflict do nothing;
update games g set player_count = n.total
  from (select game_id, count(*)::int as total from game_standings group by 1) n
  where n.game_id = g.id and g.player_count <> n.total;
update game_standings t set cup = case when t.rank = 1 and f.first = 1 and g.player_count > 1 then 0 else t.rank end
from games g, (select game_id, count(*) filter (where rank = 1) as first from game_standings group by 1) f
where g.id = t.game_id and f.game_id = t.game_id and t.rank between 1 and 3 and t.chart_points > 0;
update game_standings t set disabled_count = n.total from (
  select c.game_id, s.player_id, count(*)::int as total from scores s join charts c on c.id = s.chart_id
  where s.state = 'unproved' and c.status <> 'retired' group by 1, 2) n
where n.game_id = t.game_id and n.player_id = t.player_id;

insert into player_totals as o (player_id, chart_points, game_points, place0, place1, place2, place3, place4, place5,
    cup0, cup1, cup2, cup3, score_count, proved_count, disabled_count)
  select t.player_id, coalesce(sum(t.chart_points) filter (where g.ranked), 0), coalesce(sum(t.game_points) filter (where g.ranked), 0),
    coalesce(sum(t.place0) filter (where g.ranked), 0), coalesce(sum(t.place1) filter (where g.ranked), 0),
    coalesce(sum(t.place2) filter (where g.ranked), 0), coalesce(sum(t.place3) filter (where g.ranked), 0),
    coalesce(sum(t.place4) filter (where g.ranked), 0), coalesce(sum(t.place5) filter (where g.ranked), 0),
    count(*) filter (where g.ranked and t.cup = 0), count(*) filter (where g.ranked and t.cup in (0, 1)),
    count(*) filter (where g.ranked and t.cup = 2), count(*) filter (where g.ranked and t.cup = 3),
    sum(t.score_count), sum(t.proved_count), sum(t.disabled_count)
  from game_standings t join games g on g.id = t.game_id group by t.player_id
  on conflict (player_id) do update set chart_points = excluded.chart_points, game_points = excluded.game_points,
    place0 = excluded.place0, place1 = excluded.place1, place2 = excluded.place2, place3 = excluded.place3,
    place4 = excluded.place4, place5 = excluded.place5, cup0 = excluded.cup0, cup1 = excluded.cup1,
    cup2 = excluded.cup2, cup3 = excluded.cup3, score_count = excluded.score_count,
    proved_count = excluded.proved_count, disabled_count = excluded.disabled_count
  where o is distinct from excluded;
update player_totals t set day = d.day from (select player_id, max(day) as day from player_days group by 1) d
  where d.player_id = t.player_id;
-- What was due is ranked by the ledger.
insert into ranking_changes (game_id, chart_id)
  select c.game_id, c.id from charts c where exists (
    select from ranking_work w where w.done < w.wanted
      and ((w.scope = 'chart' and w.subject_id = c.id) or (w.scope = 'game' and w.subject_id = c.game_id)));

-- Nodes of the version before ask for rankings in it: they find nothing to do.
delete from ranking_work;
create function ignore_row() returns trigger language plpgsql as $$ begin return null; end $$;
create trigger ranking_work_ignored before insert or update on ranking_work for each row execute function ignore_row();
drop table chart_places;
alter table game_standings drop rank, drop medal_rank;

drop index game_standings_player;
create index game_standings_paid on game_standings (game_id) where game_points > 0 or cup is not null;
create index game_standings_player on game_standings (player_id);
create index score_events_day on score_events (player_id, at);
alter table game_standings set (fillfactor = 80, autovacuum_vacuum_scale_factor = 0.01);
alter table player_totals set (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.01);

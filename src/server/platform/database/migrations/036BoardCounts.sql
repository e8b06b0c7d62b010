-- The country of a score is that of its player. Whoever changes it locks the chains of the charts first, as whoever posts does.
alter table scores add country text;
create function set_score_country() returns trigger language plpgsql as $$
begin
  select country into new.country from players where id = new.player_id;
  return new;
end $$;
create function change_score_countries() returns trigger language plpgsql as $$
begin
  perform from chart_heads where chart_id in (select chart_id from scores where player_id = new.id)
    order by chart_id for update;
  update scores set country = new.country where player_id = new.id;
  return null;
end $$;
create trigger scores_in_country before insert on scores for each row execute function set_score_country();
create trigger players_moved after update of country on players for each row
  when (new.country is distinct from old.country) execute function change_score_countries();

alter table scores disable trigger user;
update scores s set country = p.country from players p where p.id = s.player_id and p.country is not null;
alter table scores enable trigger user;
create index scores_country_board on scores (chart_id, country, sort_key, changed_at, id)
  include (player_id) where ranked and country is not null;

-- How many ranked scores the board of a platform or country has; a board is named p and the platform’s id, or c and the country.
create table board_counts (
  chart_id int not null references charts on delete cascade,
  board text not null,
  total int not null,
  primary key (chart_id, board)
) with (fillfactor = 50);

-- Like chart_buckets, for boards with as many scores.
create table board_buckets (
  chart_id int not null references charts on delete cascade,
  board text not null,
  low bytea not null,
  total int not null,
  primary key (chart_id, board, low)
) with (fillfactor = 50);

-- Triggers run in the order of their names: these after those that count charts, which lock the counts of the charts before.
-- One for each kind of statement: only an update has both the old and the new rows.
create function count_added_boards() returns trigger language plpgsql as $$
begin
  insert into board_counts as c (chart_id, board, total)
  select s.chart_id, v.board, sum(s.n) from (select *, 1 as n from added) s cross join lateral (values ('p' || s.platform_id), ('c' || s.country)) v (board)
  where s.ranked and v.board is not null group by s.chart_id, v.board having sum(s.n) <> 0
  order by s.chart_id, v.board
  on conflict (chart_id, board) do update set total = c.total + excluded.total;

  update board_buckets b set total = b.total + d.n
  from (
    select s.chart_id, v.board, k.low, sum(s.n)::int as n from (select *, 1 as n from added) s cross join lateral (values ('p' || s.platform_id), ('c' || s.country)) v (board)
    cross join lateral (
      select k.low from board_buckets k where k.chart_id = s.chart_id and k.board = v.board and k.low <= s.sort_key
      order by k.low desc limit 1
    ) k
    where s.ranked group by s.chart_id, v.board, k.low having sum(s.n) <> 0
  ) d
  where b.chart_id = d.chart_id and b.board = d.board and b.low = d.low;
  return null;
end $$;

create function count_removed_boards() returns trigger language plpgsql as $$
begin
  insert into board_counts as c (chart_id, board, total)
  select s.chart_id, v.board, sum(s.n) from (select *, -1 as n from removed) s cross join lateral (values ('p' || s.platform_id), ('c' || s.country)) v (board)
  where s.ranked and v.board is not null group by s.chart_id, v.board having sum(s.n) <> 0
  order by s.chart_id, v.board
  on conflict (chart_id, board) do update set total = c.total + excluded.total;

  update board_buckets b set total = b.total + d.n
  from (
    select s.chart_id, v.board, k.low, sum(s.n)::int as n from (select *, -1 as n from removed) s cross join lateral (values ('p' || s.platform_id), ('c' || s.country)) v (board)
    cross join lateral (
      select k.low from board_buckets k where k.chart_id = s.chart_id and k.board = v.board and k.low <= s.sort_key
      order by k.low desc limit 1
    ) k
    where s.ranked group by s.chart_id, v.board, k.low having sum(s.n) <> 0
  ) d
  where b.chart_id = d.chart_id and b.board = d.board and b.low = d.low;
  return null;
end $$;

create function count_changed_boards() returns trigger language plpgsql as $$
begin
  insert into board_counts as c (chart_id, board, total)
  select s.chart_id, v.board, sum(s.n) from (select *, 1 as n from added union all select *, -1 as n from removed) s cross join lateral (values ('p' || s.platform_id), ('c' || s.country)) v (board)
  where s.ranked and v.board is not null group by s.chart_id, v.board having sum(s.n) <> 0
  order by s.chart_id, v.board
  on conflict (chart_id, board) do update set total = c.total + excluded.total;

  update board_buckets b set total = b.total + d.n
  from (
    select s.chart_id, v.board, k.low, sum(s.n)::int as n from (select *, 1 as n from added union all select *, -1 as n from removed) s cross join lateral (values ('p' || s.platform_id), ('c' || s.country)) v (board)
    cross join lateral (
      select k.low from board_buckets k where k.chart_id = s.chart_id and k.board = v.board and k.low <= s.sort_key
      order by k.low desc limit 1
    ) k
    where s.ranked group by s.chart_id, v.board, k.low having sum(s.n) <> 0
  ) d
  where b.chart_id = d.chart_id and b.board = d.board and b.low = d.low;
  return null;
end $$;

create trigger scores_added_on_boards after insert on scores referencing new table as added
  for each statement execute function count_added_boards();
create trigger scores_removed_from_boards after delete on scores referencing old table as removed
  for each statement execute function count_removed_boards();
create trigger scores_changed_on_boards after update on scores referencing old table as removed new table as added
  for each statement execute function count_changed_boards();

-- After the triggers: creating them waits for writers, so none is missed.
insert into board_counts (chart_id, board, total)
  select s.chart_id, v.board, count(*) from scores s cross join lateral (values ('p' || s.platform_id), ('c' || s.country)) v (board)
  where s.ranked and v.board is not null group by s.chart_id, v.board;

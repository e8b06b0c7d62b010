-- The first places of a game: who took them and who held them, the latest first; and those taken on a day of the year, in UTC.
alter table reigns add game_id int;
update reigns r set game_id = c.game_id from charts c where c.id = r.chart_id;

create or replace function compute_reigns(chart int) returns setof reigns language sql stable as $$
select chart, min(r.sequence), max(r.sequence), r.player_id, min(r.at), (array_agg(r.next_at order by r.sequence desc))[1],
  (array_agg(r.next_player_id order by r.sequence desc))[1], (select c.game_id from charts c where c.id = chart)
from (
  select *, count(*) filter (where player_id is distinct from previous_player_id) over (order by sequence) as reign
  from (
    select sequence, at, player_id, lag(player_id) over w as previous_player_id, lead(at) over w as next_at,
      lead(player_id) over w as next_player_id
    from chart_records where chart_id = chart window w as (order by sequence)
  ) steps
) r where r.player_id is not null group by r.reign, r.player_id
$$;

create or replace function note_reigns() returns trigger language plpgsql as $$
declare
  added chart_records%rowtype;
  held reigns%rowtype;
begin
  for added in select * from fresh order by chart_id, sequence loop
    select * into held from reigns where chart_id = added.chart_id and ended_at is null order by sequence desc limit 1;
    if held.player_id = added.player_id then
      update reigns set last_sequence = added.sequence where chart_id = held.chart_id and sequence = held.sequence;
      continue;
    end if;
    update reigns set ended_at = added.at, next_player_id = added.player_id
    where chart_id = held.chart_id and sequence = held.sequence;
    if added.player_id is not null then
      insert into reigns (chart_id, sequence, last_sequence, player_id, began_at, game_id)
      select added.chart_id, added.sequence, added.sequence, added.player_id, added.at, c.game_id from charts c
      where c.id = added.chart_id;
    end if;
  end loop;
  return null;
end $$;

create index reigns_of_game on reigns (game_id, began_at desc, chart_id desc, sequence desc);
-- Those that are held now come first: of the latest ones all that were held at a moment are read before those that had ended by then.
create index reigns_of_game_by_end on reigns (game_id, ended_at desc nulls first) include (player_id, began_at);
create index reigns_on_day on reigns (
  ((extract(month from began_at at time zone 'UTC') * 100 + extract(day from began_at at time zone 'UTC'))::int), began_at
);

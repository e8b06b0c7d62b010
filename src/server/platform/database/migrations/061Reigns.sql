-- Who held the first place of a chart, from when to when: a row from one player to the next, however often the player improved meanwhile.

create table reigns (
  chart_id int not null,
  -- Of the first record of the player in this time, in the timeline of the chart.
  sequence int not null,
  -- Of the last one.
  last_sequence int not null,
  player_id int not null,
  began_at timestamptz not null,
  -- Null while the player holds it.
  ended_at timestamptz,
  -- Who holds the first place next; null if no score was left.
  next_player_id int,
  primary key (chart_id, sequence),
  foreign key (chart_id, sequence) references chart_records on delete cascade
);
create index reigns_held on reigns (player_id, began_at desc, chart_id desc, sequence desc) where ended_at is null;
create index reigns_lost on reigns (player_id, began_at desc, chart_id desc, sequence desc) where ended_at is not null;
create index reigns_longest on reigns (player_id, (ended_at - began_at) desc) where ended_at is not null;

-- All reigns of a chart, from its timeline.
create function compute_reigns(chart int) returns setof reigns language sql stable as $$
select chart, min(r.sequence), max(r.sequence), r.player_id, min(r.at), (array_agg(r.next_at order by r.sequence desc))[1],
  (array_agg(r.next_player_id order by r.sequence desc))[1]
from (
  select *, count(*) filter (where player_id is distinct from previous_player_id) over (order by sequence) as reign
  from (
    select sequence, at, player_id, lag(player_id) over w as previous_player_id, lead(at) over w as next_at,
      lead(player_id) over w as next_player_id
    from chart_records where chart_id = chart window w as (order by sequence)
  ) steps
) r where r.player_id is not null group by r.reign, r.player_id
$$;

create function note_reigns() returns trigger language plpgsql as $$
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
      insert into reigns (chart_id, sequence, last_sequence, player_id, began_at)
      values (added.chart_id, added.sequence, added.sequence, added.player_id, added.at);
    end if;
  end loop;
  return null;
end $$;
create trigger chart_records_added after insert on chart_records
  referencing new table as fresh for each statement execute function note_reigns();

-- Only a timeline that is made again changes a record.
create function correct_reigns() returns trigger language plpgsql as $$
begin
  delete from reigns where chart_id in (select chart_id from fresh);
  insert into reigns select r.* from (select distinct chart_id from fresh) f cross join lateral compute_reigns(f.chart_id) r;
  return null;
end $$;
create trigger chart_records_corrected after update on chart_records
  referencing new table as fresh for each statement execute function correct_reigns();

insert into reigns select r.* from (select distinct chart_id from chart_records) c cross join lateral compute_reigns(c.chart_id) r;

-- The last event of each score at a moment is found without the events themselves.
create index score_events_replay on score_events (chart_id, score_id, sequence desc) include (at, kind);

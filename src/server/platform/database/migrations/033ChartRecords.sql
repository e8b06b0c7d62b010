-- The timelines of charts, kept as their events are added: read page by page, not computed from all events.

-- Who was first on a chart, from when to when, and with what: a row for each change, of the event that made it.
create table chart_records (
  chart_id int not null references charts on delete cascade,
  sequence int not null,
  at timestamptz not null,
  -- Null, like all that follows, when no score was left.
  score_id int,
  player_id int,
  amounts bigint[],
  achieved_on date,
  sort_key bytea,
  primary key (chart_id, sequence)
);

-- Whoever appends events has changed the scores before, and holds the chain of the chart.
create function note_chart_records() returns trigger language plpgsql as $$
begin
  insert into chart_records (chart_id, sequence, at, score_id, player_id, amounts, achieved_on, sort_key)
  select n.chart_id, n.sequence, n.at, f.id, f.player_id, f.amounts, f.achieved_on, f.sort_key
  from (select distinct on (chart_id) chart_id, sequence, at from fresh order by chart_id, sequence desc) n
  left join lateral (
    select s.* from scores s where s.chart_id = n.chart_id and s.ranked
    order by s.sort_key, s.changed_at, s.id limit 1
  ) f on true
  left join lateral (
    select r.score_id, r.sort_key from chart_records r where r.chart_id = n.chart_id
    order by r.sequence desc limit 1
  ) l on true
  where (f.id, f.sort_key) is distinct from (l.score_id, l.sort_key);
  return null;
end $$;
create trigger score_events_noted after insert on score_events
  referencing new table as fresh for each statement execute function note_chart_records();

-- The changes of the first place of a chart, from all of its events. A span of a score that begins when another one has a value that is as
-- good, and keeps it to this day, can never be first: nearly all are left out. Scores of players who do not rank today are left out from the
-- start, because no event says since when.
create function rebuild_chart_records(chart int) returns void language sql as $$
delete from chart_records where chart_id = chart;
with content as materialized (
  select e.sequence, e.score_id, e.before is not null as follows,
    (select array_agg(case v.better when 'higher' then -1 else 1 end * (e.after->'amounts'->>(v.position - 1))::bigint
      order by v.position) from chart_values v where v.chart_id = chart) as key,
    e.after->>'state' not in ('unproved', 'withdrawn')
      and not (e.after->>'state' = 'proof_waiting_due' and coalesce(e.before->>'state', '') = 'unproved') as ranked
  from score_events e join players p on p.id = e.player_id and p.ranked where e.chart_id = chart
), bars as materialized (
  -- The best value before each event that is kept to this day.
  select *, min(key)
    filter (where ranked and sequence in (select max(sequence) from content group by score_id))
    over (order by sequence rows between unbounded preceding and 1 preceding) as bar
  from content
), compared as (
  select *, lag(key) over events as old_key, lag(ranked) over events as old_ranked from bars
  where score_id in (
    select score_id from bars where ranked and (bar is null or key < bar or (key = bar and follows))
  )
  window events as (partition by score_id order by sequence)
), spans as materialized (
  select *, lead(sequence) over events as until,
    max(sequence) filter (where old_key is distinct from key) over events as since
  from compared where (key, ranked) is distinct from (old_key, old_ranked)
  window events as (partition by score_id order by sequence)
), candidates as materialized (
  select sequence, until, score_id, key, since from spans
  where ranked and (bar is null or key < bar or (key = bar and since < sequence))
), moments as (
  select sequence as moment from candidates union select until from candidates where until is not null
), firsts as (
  select m.moment, c.score_id, c.since from moments m left join lateral (
    select * from candidates c where c.sequence <= m.moment and (c.until is null or c.until > m.moment)
    order by c.key, c.since limit 1
  ) c on true
), changes as (
  select *, lag(moment) over ordered is null or (score_id, since)
    is distinct from (lag(score_id) over ordered, lag(since) over ordered) as changed
  from firsts window ordered as (order by moment)
)
insert into chart_records (chart_id, sequence, at, score_id, player_id, amounts, achieved_on, sort_key)
select chart, c.moment, e.at, c.score_id, v.player_id,
  case when v.sequence is not null then array(select jsonb_array_elements_text(v.after->'amounts')::bigint) end,
  (v.after->>'achievedOn')::date,
  -- As scores.sort_key: the sign bit is turned, and all bits of values of which the higher is better.
  (select string_agg(int8send(case b.better when 'higher' then ~a.amount else a.amount end # (-9223372036854775808)::bigint),
      '' order by b.position)
    from chart_values b join lateral (select (v.after->'amounts'->>(b.position - 1))::bigint as amount) a on true
    where b.chart_id = chart and v.sequence is not null)
from changes c join score_events e on e.chart_id = chart and e.sequence = c.moment
left join score_events v on v.chart_id = chart and v.sequence = c.since
where c.changed;
-- Scores that were merged keep their time, which is that of their order within a tie on the board.
insert into chart_records (chart_id, sequence, at, score_id, player_id, amounts, achieved_on, sort_key)
select h.chart_id, h.event_count, e.at, f.id, f.player_id, f.amounts, f.achieved_on, f.sort_key
from chart_heads h join score_events e on e.chart_id = h.chart_id and e.sequence = h.event_count
left join lateral (
  select s.* from scores s where s.chart_id = h.chart_id and s.ranked order by s.sort_key, s.changed_at, s.id limit 1
) f on true
left join lateral (
  select r.score_id, r.sort_key from chart_records r where r.chart_id = h.chart_id order by r.sequence desc limit 1
) l on true
where h.chart_id = chart and (f.id, f.sort_key) is distinct from (l.score_id, l.sort_key)
on conflict (chart_id, sequence) do update set score_id = excluded.score_id, player_id = excluded.player_id,
  amounts = excluded.amounts, achieved_on = excluded.achieved_on, sort_key = excluded.sort_key;
$$;
-- After the trigger: creating it waits for writers, so none is missed.
select rebuild_chart_records(chart_id) from chart_heads;

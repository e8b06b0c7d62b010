-- Players whose scores do not rank: by a decision of the staff, or while their account is disabled. players.ranked is false for both.
alter table players
  -- When the staff took the player out of the rankings, and why; null for any other player.
  add unranked_at timestamptz,
  add unrank_reason text,
  add unrank_note text,
  add check ((unranked_at is null) = (unrank_reason is null));

-- A player whose scores do not follow players.ranked yet. Workers change them in portions, and say in the events of each why.
create table player_ranking_changes (
  player_id int primary key references players on delete cascade,
  at timestamptz not null,
  -- The user who did it; null for the site itself.
  actor_id int,
  reason text not null,
  note text
);

-- The scores of a chart that do not rank, in the order of its board.
create index scores_unranked on scores (chart_id, sort_key, changed_at, id) where not ranked and state <> 'withdrawn';

-- The latest scores of a game are looked up by the newest values of its charts; decisions about scores are many more some day.
create index score_events_values on score_events (chart_id, sequence desc) where kind in ('created', 'improved', 'corrected', 'merged');

with unranked as (
  update players p set ranked = false from users u
  where u.id = p.user_id and u.disabled_at is not null and p.ranked returning p.id
)
insert into player_ranking_changes (player_id, at, reason) select id, now(), 'accountDisabled' from unranked;

-- Events say since when a player does not rank. A score that was withdrawn and is posted again is a new one within a tie.
create or replace function rebuild_chart_records(chart int) returns void language sql as $$
delete from chart_records where chart_id = chart;
with content as materialized (
  select e.sequence, e.score_id, e.kind, e.before is not null as follows,
    (select array_agg(case v.better when 'higher' then -1 else 1 end * (e.after->'amounts'->>(v.position - 1))::bigint
      order by v.position) from chart_values v where v.chart_id = chart) as key,
    e.after->>'state' not in ('unproved', 'withdrawn')
      and not (e.after->>'state' = 'proof_waiting_due' and coalesce(e.before->>'state', '') in ('unproved', 'withdrawn'))
      and e.kind <> 'unranked' and e.detail->'playerUnranked' is null as ranked
  from score_events e where e.chart_id = chart
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
    max(sequence) filter (where old_key is distinct from key or kind = 'created') over events as since
  from compared where (key, ranked) is distinct from (old_key, old_ranked) or kind = 'created'
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

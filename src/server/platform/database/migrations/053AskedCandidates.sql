-- What a member asked for may be demanded by a rule, too: a request that waits for its decision shields no score.

create or replace function note_proof_candidates() returns trigger language plpgsql as $$
begin
  insert into proof_checks (chart_id)
  select c.id from (select distinct chart_id from added) a join charts c on c.id = a.chart_id
    join chart_groups u on u.id = c.group_id where u.proof_places <> 'none';
  if not found then return null; end if;
  delete from proof_candidates where score_id in (select score_id from added);
  insert into proof_candidates (score_id, chart_id, sort_key)
  select s.id, s.chart_id, s.sort_key from (select distinct score_id from added) a join scores s on s.id = a.score_id
    join charts c on c.id = s.chart_id join chart_groups u on u.id = c.group_id
  where u.proof_places <> 'none' and s.changed_at >= u.proof_since and s.ranked
    and s.state in ('none', 'asked', 'proof_waiting');
  return null;
end $$;

with asked as (
  insert into proof_candidates (score_id, chart_id, sort_key)
  select s.id, s.chart_id, s.sort_key from scores s
    join charts c on c.id = s.chart_id join chart_groups u on u.id = c.group_id
  where s.state = 'asked' and s.ranked and u.proof_places <> 'none' and s.changed_at >= u.proof_since
  on conflict do nothing returning chart_id
)
insert into proof_checks (chart_id) select distinct chart_id from asked;

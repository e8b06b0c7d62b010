-- What a group demands: the scores at some places of its charts have to be proved.
alter table chart_groups
  add proof_places text not null default 'none' check (proof_places in ('none', 'first', 'podium', 'all')),
  -- From how many ranked scores of a chart on.
  add proof_from int not null default 1 check (proof_from between 1 and 10000),
  -- It concerns values posted since: when it was set or made stricter.
  add proof_since timestamptz,
  add check ((proof_places = 'none') = (proof_since is null));

-- Charts to be checked: something happened to their scores. Rows are only added, so that nobody who writes a score waits.
create table proof_checks (
  id bigint generated always as identity primary key,
  chart_id int not null
);
create index proof_checks_chart on proof_checks (chart_id);

-- Ranked scores that a rule would ask for, once they have such a place: their values are new enough, and nobody has asked for a proof.
-- Small: charts without a rule have none.
create table proof_candidates (
  score_id int primary key references scores on delete cascade,
  chart_id int not null,
  sort_key bytea not null
);
create index proof_candidates_best on proof_candidates (chart_id, sort_key, score_id);

-- Events are added after the scores have changed.
create function note_proof_candidates() returns trigger language plpgsql as $$
begin
  insert into proof_checks (chart_id)
  select c.id from (select distinct chart_id from added) a join charts c on c.id = a.chart_id
    join chart_groups u on u.id = c.group_id where u.proof_places <> 'none';
  if not found then return null; end if;
  delete from proof_candidates where score_id in (select score_id from added);
  insert into proof_candidates (score_id, chart_id, sort_key)
  select s.id, s.chart_id, s.sort_key from (select distinct score_id from added) a join scores s on s.id = a.score_id
    join charts c on c.id = s.chart_id join chart_groups u on u.id = c.group_id
  where u.proof_places <> 'none' and s.changed_at >= u.proof_since and s.ranked and s.state in ('none', 'proof_waiting');
  return null;
end $$;
create trigger score_events_checked after insert on score_events
  referencing new table as added for each statement execute function note_proof_candidates();

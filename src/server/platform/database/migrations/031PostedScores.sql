-- Counts posted scores by day, like comments: a score counts again each time it is improved or corrected.
create function daily_count_posted_scores() returns trigger language plpgsql as $$
begin
  perform add_count('scores', day, '', total) from (
    select date_trunc('day', at, 'UTC') as day, count(*) as total from fresh where kind in ('created', 'improved', 'corrected')
    group by 1 order by 1) d;
  return null;
end $$;
create trigger score_events_counted after insert on score_events
  referencing new table as fresh for each statement execute function daily_count_posted_scores();

-- After the trigger: creating it waits for writers, so none is missed.
insert into daily_counts (kind, day, word, shard, total)
  select 'scores', (at at time zone 'UTC')::date, '', 0, count(*) from score_events where kind in ('created', 'improved', 'corrected') group by 2;

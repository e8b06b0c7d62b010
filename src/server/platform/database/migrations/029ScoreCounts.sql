-- Counts the scores of each chart as they change, and those between the sort keys of its buckets. For each statement, not for each row:
-- a row that is updated again and again in one transaction becomes slow.
create table chart_counts (
  chart_id int primary key references charts on delete cascade,
  -- All scores but the withdrawn ones, the ranked ones, and the proved ones.
  score_count int not null,
  ranked_count int not null,
  proved_count int not null
);

-- Counters change in place.
alter table chart_counts set (fillfactor = 50);
alter table chart_buckets set (fillfactor = 50);

-- One for each kind of statement: only an update has both the old and the new rows.
create function count_added_scores() returns trigger language plpgsql as $$
begin
  -- First, and in this order: whoever changes scores of a chart holds its row, and so do those who make or split its buckets.
  insert into chart_counts as c (chart_id, score_count, ranked_count, proved_count)
  select s.chart_id, coalesce(sum(s.n) filter (where s.state <> 'withdrawn'), 0),
    coalesce(sum(s.n) filter (where s.ranked), 0), coalesce(sum(s.n) filter (where s.state = 'proved'), 0)
  from (select *, 1 as n from added) s group by s.chart_id order by s.chart_id
  on conflict (chart_id) do update set score_count = c.score_count + excluded.score_count,
    ranked_count = c.ranked_count + excluded.ranked_count, proved_count = c.proved_count + excluded.proved_count;

  update chart_buckets b set total = b.total + d.n
  from (
    select s.chart_id, k.low, sum(s.n)::int as n from (select *, 1 as n from added) s
    cross join lateral (
      select k.low from chart_buckets k where k.chart_id = s.chart_id and k.low <= s.sort_key
      order by k.low desc limit 1
    ) k
    where s.ranked group by s.chart_id, k.low having sum(s.n) <> 0
  ) d
  where b.chart_id = d.chart_id and b.low = d.low;
  return null;
end $$;

create function count_removed_scores() returns trigger language plpgsql as $$
begin
  -- First, and in this order: whoever changes scores of a chart holds its row, and so do those who make or split its buckets.
  insert into chart_counts as c (chart_id, score_count, ranked_count, proved_count)
  select s.chart_id, coalesce(sum(s.n) filter (where s.state <> 'withdrawn'), 0),
    coalesce(sum(s.n) filter (where s.ranked), 0), coalesce(sum(s.n) filter (where s.state = 'proved'), 0)
  from (select *, -1 as n from removed) s group by s.chart_id order by s.chart_id
  on conflict (chart_id) do update set score_count = c.score_count + excluded.score_count,
    ranked_count = c.ranked_count + excluded.ranked_count, proved_count = c.proved_count + excluded.proved_count;

  update chart_buckets b set total = b.total + d.n
  from (
    select s.chart_id, k.low, sum(s.n)::int as n from (select *, -1 as n from removed) s
    cross join lateral (
      select k.low from chart_buckets k where k.chart_id = s.chart_id and k.low <= s.sort_key
      order by k.low desc limit 1
    ) k
    where s.ranked group by s.chart_id, k.low having sum(s.n) <> 0
  ) d
  where b.chart_id = d.chart_id and b.low = d.low;
  return null;
end $$;

create function count_changed_scores() returns trigger language plpgsql as $$
begin
  -- First, and in this order: whoever changes scores of a chart holds its row, and so do those who make or split its buckets.
  insert into chart_counts as c (chart_id, score_count, ranked_count, proved_count)
  select s.chart_id, coalesce(sum(s.n) filter (where s.state <> 'withdrawn'), 0),
    coalesce(sum(s.n) filter (where s.ranked), 0), coalesce(sum(s.n) filter (where s.state = 'proved'), 0)
  from (select *, 1 as n from added union all select *, -1 as n from removed) s group by s.chart_id order by s.chart_id
  on conflict (chart_id) do update set score_count = c.score_count + excluded.score_count,
    ranked_count = c.ranked_count + excluded.ranked_count, proved_count = c.proved_count + excluded.proved_count;

  update chart_buckets b set total = b.total + d.n
  from (
    select s.chart_id, k.low, sum(s.n)::int as n from (select *, 1 as n from added union all select *, -1 as n from removed) s
    cross join lateral (
      select k.low from chart_buckets k where k.chart_id = s.chart_id and k.low <= s.sort_key
      order by k.low desc limit 1
    ) k
    where s.ranked group by s.chart_id, k.low having sum(s.n) <> 0
  ) d
  where b.chart_id = d.chart_id and b.low = d.low;
  return null;
end $$;

create trigger scores_added after insert on scores referencing new table as added
  for each statement execute function count_added_scores();
create trigger scores_removed after delete on scores referencing old table as removed
  for each statement execute function count_removed_scores();
create trigger scores_changed after update on scores referencing old table as removed new table as added
  for each statement execute function count_changed_scores();

-- After the triggers: creating them waits for writers, so none is missed.
insert into chart_counts (chart_id, score_count, ranked_count, proved_count)
  select chart_id, count(*) filter (where state <> 'withdrawn'), count(*) filter (where ranked),
    count(*) filter (where state = 'proved')
  from scores group by chart_id;

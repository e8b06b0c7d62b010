-- Counts public games, their scores and their proved scores like the other counters. The counts of a game change when it is ranked, not
-- when a score is posted.
create function count_public_games() returns trigger language plpgsql as $$
declare
  games int := 0;
  records bigint := 0;
  proved bigint := 0;
begin
  if tg_op <> 'INSERT' and old.status in ('active', 'closed') then
    games := -1;
    records := -old.score_count;
    proved := -old.proved_count;
  end if;
  if tg_op <> 'DELETE' and new.status in ('active', 'closed') then
    games := games + 1;
    records := records + new.score_count;
    proved := proved + new.proved_count;
  end if;
  -- Always in this order: transactions that change the same counters wait for each other, never in a circle.
  if games <> 0 then perform add_count('games', 'epoch', '', games); end if;
  if proved <> 0 then perform add_count('provedRecords', 'epoch', '', proved); end if;
  if records <> 0 then perform add_count('records', 'epoch', '', records); end if;
  return null;
end $$;
create trigger games_counted after insert or delete on games
  for each row execute function count_public_games();
create trigger games_recounted after update of status, score_count, proved_count on games for each row
  when ((old.status, old.score_count, old.proved_count)
    is distinct from (new.status, new.score_count, new.proved_count))
  execute function count_public_games();

-- After the triggers: creating them waits for writers, so none is missed.
insert into daily_counts (kind, day, word, shard, total)
  select v.kind, 'epoch', '', 0, v.total
  from (select count(*) as games, coalesce(sum(score_count), 0)::bigint as records,
      coalesce(sum(proved_count), 0)::bigint as proved
    from games where status in ('active', 'closed')) g,
    lateral (values ('games', g.games), ('records', g.records), ('provedRecords', g.proved)) v (kind, total)
  -- A database without content has no rows: a restore fills it.
  where v.total > 0;

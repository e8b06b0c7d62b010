-- How many values a player posted in each month, in UTC, and game, and how many proofs were accepted: what a year in review sums up.
-- Events are only added, so these counts only grow.

create table player_months (
  player_id int not null,
  -- Its first day.
  month date not null,
  game_id int not null,
  created int not null default 0,
  improved int not null default 0,
  corrected int not null default 0,
  accepted int not null default 0,
  primary key (player_id, month, game_id)
) with (fillfactor = 80);

-- In the order of the players: two transactions that count the same ones wait for each other, never in a circle.
create function count_player_months() returns trigger language plpgsql as $$
begin
  insert into player_months as n (player_id, month, game_id, created, improved, corrected, accepted)
  select e.player_id, date_trunc('month', e.at, 'UTC') at time zone 'UTC', c.game_id, count(*) filter (where e.kind = 'created'),
    count(*) filter (where e.kind = 'improved'), count(*) filter (where e.kind = 'corrected'),
    count(*) filter (where e.kind = 'proofAccepted')
  from fresh e join charts c on c.id = e.chart_id
  where e.kind in ('created', 'improved', 'corrected', 'proofAccepted') group by 1, 2, 3 order by 1, 2, 3
  on conflict (player_id, month, game_id) do update set created = n.created + excluded.created,
    improved = n.improved + excluded.improved, corrected = n.corrected + excluded.corrected,
    accepted = n.accepted + excluded.accepted;
  return null;
end $$;
create trigger score_events_by_month after insert on score_events
  referencing new table as fresh for each statement execute function count_player_months();

-- After the trigger: creating it waits for writers, so none is missed.
insert into player_months
select e.player_id, date_trunc('month', e.at, 'UTC') at time zone 'UTC', c.game_id, count(*) filter (where e.kind = 'created'),
  count(*) filter (where e.kind = 'improved'), count(*) filter (where e.kind = 'corrected'),
  count(*) filter (where e.kind = 'proofAccepted')
from score_events e join charts c on c.id = e.chart_id
where e.kind in ('created', 'improved', 'corrected', 'proofAccepted') group by 1, 2, 3;

-- The first places that a player took in a year, without a look at the rows.
create index reigns_begun on reigns (player_id, began_at desc) include (ended_at, chart_id, sequence);

-- What members and staff do about a score: withdraw it, prove it, decide about its proof.

-- The state that a withdrawn score gets when the withdrawal is undone; null if it cannot be undone.
alter table scores add restores_to text check (restores_to is null or state = 'withdrawn');

-- Why, and with which proof; null for an event that says neither. The hash of an event covers it if there is one.
alter table score_events add detail jsonb;

-- What staff wrote beside the reason of an event. It is public, and can be deleted: the event has only its hash.
create table event_notes (
  chart_id int not null,
  sequence int not null,
  text text not null,
  primary key (chart_id, sequence),
  foreign key (chart_id, sequence) references score_events (chart_id, sequence)
);

-- A picture that was sent as a proof; it can prove scores on several charts.
create table proof_pictures (
  id int generated always as identity primary key,
  player_id int not null references players,
  -- Null once the picture is deleted: its hashes stay.
  picture_id int references pictures on delete set null,
  -- SHA-256 of the file as it was sent, in hexadecimal: the same file is recognized.
  file_sha256 text not null,
  -- SHA-256 of the picture as it is shown, in hexadecimal.
  sha256 text not null,
  -- How it looks, as 16 hexadecimal digits: a picture that was scaled or compressed again is recognized.
  look text not null,
  width int not null,
  height int not null,
  created_at timestamptz not null
);
create unique index proof_pictures_file on proof_pictures (player_id, file_sha256);
create index proof_pictures_same_file on proof_pictures (file_sha256);
create index proof_pictures_look on proof_pictures (look);
create index proof_pictures_picture on proof_pictures (picture_id);

-- A proof of one value of a score.
create table proofs (
  id int generated always as identity primary key,
  score_id int not null references scores,
  game_id int not null references games,
  player_id int not null references players,
  -- Of the score once the proof was sent.
  revision int not null,
  proof_picture_id int references proof_pictures,
  -- The address of a video on YouTube or Twitch.
  video text,
  -- What the player wrote beside it, for the moderators.
  comment text,
  -- Of a proof that answers a refusal: the refused one, with the same picture or video. A refusal is answered once.
  answers int unique references proofs,
  state text not null default 'waiting' check (state in
    ('waiting', 'accepted', 'refused', 'closed', 'replaced', 'takenBack', 'revoked')),
  sent_at timestamptz not null,
  -- Whoever looks at it keeps it from the others until then.
  claimed_by int references users on delete set null,
  claimed_until timestamptz,
  -- The first of two moderators who have to accept it.
  seconded_by int references users on delete set null,
  -- Null for a deleted account, and for the site itself.
  decided_by int references users on delete set null,
  decided_at timestamptz,
  reason text,
  -- The words beside the reason.
  note text,
  client_key uuid,
  check ((proof_picture_id is null) <> (video is null))
);
create unique index proofs_waiting on proofs (score_id) where state = 'waiting';
create index proofs_queue on proofs (game_id, sent_at, id) where state = 'waiting';
create index proofs_score on proofs (score_id, id desc);
create index proofs_player on proofs (player_id, id desc);
create index proofs_picture on proofs (proof_picture_id);
create index proofs_video on proofs (video) where video is not null;
create index proofs_decided on proofs (decided_at desc, id desc) where decided_at is not null;
create index proofs_claimed on proofs (claimed_by) where claimed_by is not null;
create unique index proofs_key on proofs (player_id, client_key, score_id) where client_key is not null;

-- The games that a member with the role for proofs judges; all games without one.
create table proof_moderator_games (
  user_id int not null references users on delete cascade,
  game_id int not null references games on delete cascade,
  primary key (user_id, game_id)
);
create index proof_moderator_games_game on proof_moderator_games (game_id);

-- A score that was withdrawn while it had to be proved comes back like an unproved one.
create or replace function rebuild_chart_records(chart int) returns void language sql as $$
delete from chart_records where chart_id = chart;
with content as materialized (
  select e.sequence, e.score_id, e.before is not null as follows,
    (select array_agg(case v.better when 'higher' then -1 else 1 end * (e.after->'amounts'->>(v.position - 1))::bigint
      order by v.position) from chart_values v where v.chart_id = chart) as key,
    e.after->>'state' not in ('unproved', 'withdrawn')
      and not (e.after->>'state' = 'proof_waiting_due' and coalesce(e.before->>'state', '') in ('unproved', 'withdrawn')) as ranked
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

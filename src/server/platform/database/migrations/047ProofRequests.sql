-- Doubts about scores, and the time in which a score has to be proved.

-- A proved score that was unproved before ranks: the flag only says what a reversal makes of it.
alter table scores drop constraint scores_check;
alter table scores add constraint scores_ranked
  check (not ranked or (state not in ('unproved', 'withdrawn') and (state = 'proved' or not was_unproved))) not valid;

-- Scores whose time to send a proof ends; it stands still while a proof waits.
drop index scores_due;
create index scores_due on scores (due_at, id) where state = 'due';
-- What a member has to prove, and has not proved in time.
create index scores_to_prove on scores (player_id, due_at, id) where state in ('asked', 'due');
create index scores_unproved on scores (player_id, id)
  where state = 'unproved' or (state = 'proof_waiting_due' and was_unproved);

-- Somebody doubts a score: a member, or the site itself, to which its value or its player’s pace looks unusual.
create table proof_requests (
  id int generated always as identity primary key,
  score_id int not null references scores,
  game_id int not null references games,
  -- Of the score.
  player_id int not null references players,
  -- Of the score when it was doubted, and its value.
  revision int not null,
  amounts bigint[] not null,
  kind text not null check (kind in ('member', 'unusual')),
  -- Null for the site itself, and for a deleted account. Never told to the player.
  asked_by int references users on delete set null,
  grounds text not null,
  -- What the member wrote, for the moderators only.
  message text,
  -- Void: the score was improved, withdrawn, proved or merged first.
  state text not null default 'open' check (state in ('open', 'accepted', 'refused', 'void')),
  asked_at timestamptz not null,
  decided_by int references users on delete set null,
  decided_at timestamptz,
  reason text,
  -- The public words beside the reason.
  note text,
  client_key uuid
);
create unique index proof_requests_open on proof_requests (score_id, kind) where state = 'open';
create index proof_requests_oldest on proof_requests (asked_at, id) where state = 'open';
create index proof_requests_queue on proof_requests (game_id, asked_at, id) include (asked_by, player_id) where state = 'open';
create index proof_requests_state on proof_requests (state, asked_at desc, id desc);
create index proof_requests_game_state on proof_requests (game_id, state, asked_at desc, id desc);
create index proof_requests_score on proof_requests (score_id, id desc);
-- How many a member made lately.
create index proof_requests_asked_by on proof_requests (asked_by, asked_at desc) where asked_by is not null;
create unique index proof_requests_key on proof_requests (asked_by, client_key) where client_key is not null;
create index proof_requests_decided_by on proof_requests (decided_by) where decided_by is not null;
create index proof_requests_player on proof_requests (player_id);

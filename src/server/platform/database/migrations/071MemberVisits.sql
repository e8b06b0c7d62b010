-- What changed for members since their last visit. A visit is a time in which Home is opened again and again: it ends with six hours without.
create table member_visits (
  user_id int primary key references users on delete cascade,
  -- When Home was opened last, and the places in rankings that were shown then.
  seen_at timestamptz not null,
  seen jsonb not null,
  -- The same at the end of the visit before; null during the first one.
  since timestamptz,
  before jsonb
) with (fillfactor = 70);

-- What ended, began or was decided last.
create index reigns_ended on reigns (player_id, ended_at desc) where ended_at is not null;
create index player_badges_won on player_badges (player_id, won_at desc) where lost_at is null;
create index proofs_player_decided on proofs (player_id, decided_at desc) where decided_at is not null;
create index proof_requests_answered on proof_requests (asked_by, decided_at desc)
  where asked_by is not null and decided_at is not null;

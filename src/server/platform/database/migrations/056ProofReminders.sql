-- Mails that tell players which scores they have to prove.

-- A score that has to be proved: its player is written to when it becomes due, and once more when the time ends soon.
create table proof_reminders (
  score_id int primary key references scores on delete cascade,
  player_id int not null references players,
  -- How many the player was sent; no more than two.
  mails smallint not null default 0 check (mails between 0 and 2),
  -- When the next one may be due. Null: since the score became due. Infinity: when it becomes due again.
  next_at timestamptz
);
create index proof_reminders_next on proof_reminders (next_at);
create index proof_reminders_player on proof_reminders (player_id);

create function note_due_score() returns trigger language plpgsql as $$
begin
  if new.due_at is null then
    delete from proof_reminders where score_id = new.id;
  else
    insert into proof_reminders (score_id, player_id) values (new.id, new.player_id)
    on conflict (score_id) do update set next_at = null where proof_reminders.mails < 2;
  end if;
  return null;
end $$;
create trigger scores_due_noted after update of state on scores for each row
  when ((new.state = 'due' and old.state <> 'due') or (new.due_at is null and old.due_at is not null))
  execute function note_due_score();

-- After the trigger: creating it waits for writers, so none is missed.
insert into proof_reminders (score_id, player_id) select id, player_id from scores where state = 'due' and due_at is not null;

-- What moderators read of proofs, from indexes alone where they count.

-- The waiting proofs of a game, and of all games, without those that a moderator is not given.
drop index proofs_queue;
create index proofs_queue on proofs (game_id, sent_at, id) include (player_id, seconded_by, answers) where state = 'waiting';
create index proofs_oldest on proofs (sent_at, id) where state = 'waiting';

-- Lists by state.
create index proofs_state on proofs (state, sent_at desc, id desc);
create index proofs_game_state on proofs (game_id, state, sent_at desc, id desc);

-- Who decided in the last days, and how long it took.
drop index proofs_decided;
create index proofs_decided on proofs (decided_at desc, id desc) include (sent_at, state, decided_by) where decided_at is not null;

-- What was accepted last on a chart.
create index score_events_accepted on score_events (chart_id, sequence desc) where kind = 'proofAccepted';

-- Deleting an account looks for the decisions of its user.
create index proofs_decided_by on proofs (decided_by) where decided_by is not null;
create index proofs_seconded_by on proofs (seconded_by) where seconded_by is not null;

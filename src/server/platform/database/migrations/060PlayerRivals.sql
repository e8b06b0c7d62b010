-- The players near a player, as they were counted when somebody asked last. Kept for a day to save work, not derived data that has to be
-- exact: what is wrong or missing here is counted again, so `records:verify` does not compare it.
create table player_rivals (
  player_id int primary key references players on delete cascade,
  counted_at timestamptz not null,
  -- How many latest scores of the player were searched, and how many were compared.
  score_count int not null,
  compared_count int not null,
  -- A list of {player, near, shared, won, lost, tied}. Whether these players may still be listed is decided when it is read.
  rivals jsonb not null
);

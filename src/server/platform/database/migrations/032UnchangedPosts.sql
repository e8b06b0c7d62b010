-- Remembers the posted rows that changed nothing, which have no event: sent again, they get the same answer.
create table unchanged_posts (
  player_id int not null references players on delete cascade,
  client_key uuid not null,
  chart_id int not null,
  score_id int not null,
  -- Of the score that had the values already.
  revision int not null,
  -- What was posted: amounts, platform and day.
  content jsonb not null,
  at timestamptz not null,
  primary key (player_id, client_key)
);
create index unchanged_posts_at on unchanged_posts (at);

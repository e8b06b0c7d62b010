-- When the rankings of a game were compared with its scores last, and how many values were wrong and mended.
create table ranking_recounts (
  game_id int primary key references games on delete cascade,
  at timestamptz not null,
  mended int not null
);

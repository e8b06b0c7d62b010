-- How the rankings of all players were at the end of a day, in UTC. After 60 days one of each week is kept.
create table ranking_days (
  day date primary key,
  kept_at timestamptz not null
);

-- What a rank of that day is found with: the first 200 places, and behind them each place that is 2 % further.
create table ranking_day_marks (
  day date not null references ranking_days on delete cascade,
  board text not null,
  -- How many players the ranking had.
  total int not null,
  -- How many players were better than each mark, the best first.
  better int[] not null,
  -- What the board compares, as one array for each number.
  counts bigint[] not null,
  -- The players of the first 200 places.
  leaders int[] not null,
  primary key (day, board)
);
-- In the row where possible: a rank then reads one block of each day.
alter table ranking_day_marks alter better set storage main, alter counts set storage main;

-- The best rank of a player at the end of a day, of those who were among the first 2,000.
create table player_best_ranks (
  player_id int not null references players,
  board text not null,
  rank int not null,
  day date not null,
  primary key (player_id, board)
);

-- What else the rankings by medals and by cups compare; null on days that were kept before.
alter table player_days add place4 int, add place5 int, add cup0 int, add cup1 int, add cup2 int, add cup3 int;

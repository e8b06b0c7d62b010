-- The rankings of many players: every 250th row with its position, so that a rank is counted from the nearest one.
create table ranking_marks (
  -- 0 for the ranking of all games.
  game_id int not null,
  board text not null,
  -- How many players stand before the row, itself included, and how many are better.
  position int not null,
  better int not null,
  -- What the board compares, and the player: the row need not exist any more.
  counts bigint[] not null,
  player_id int not null,
  primary key (game_id, board, position)
);
create index ranking_marks_counts on ranking_marks (game_id, board, counts, player_id desc);

-- When the marks of a ranking were made, how long that took, and how many players it had.
create table marked_rankings (
  game_id int not null,
  board text not null,
  total int not null,
  marked_at timestamptz not null,
  took interval not null,
  primary key (game_id, board)
);

-- When standings of the game changed last.
alter table game_rankings add ranked_at timestamptz not null default '-infinity';
create index game_rankings_ranked_at on game_rankings (ranked_at);

-- Only players with scores are on the boards: counting them reads the index alone.
drop index player_totals_points, player_totals_game_points, player_totals_medals, player_totals_cups, player_totals_proved;
create index player_totals_points on player_totals (chart_points desc, player_id) where score_count > 0;
create index player_totals_game_points on player_totals (game_points desc, player_id) where score_count > 0;
create index player_totals_medals on player_totals
  (place0 desc, place1 desc, place2 desc, place3 desc, place4 desc, place5 desc, player_id) where score_count > 0;
create index player_totals_cups on player_totals (cup0 desc, cup1 desc, cup2 desc, cup3 desc, player_id)
  where score_count > 0;
create index player_totals_proved on player_totals (proved_count desc, player_id) where score_count > 0;

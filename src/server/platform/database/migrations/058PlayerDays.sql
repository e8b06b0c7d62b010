-- What the page of a player reads, without a look at the rows of each day, which stand far from each other.
create index player_days_past on player_days (player_id, day)
  include (chart_points, game_points, place0, place1, place2, place3, score_count, proved_count, posts);
-- The best places of a player. Points change with every score of a chart and are in no index; a medal rarely changes.
create index score_points_medals on score_points (player_id, medal) where medal is not null;

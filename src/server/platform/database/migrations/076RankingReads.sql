-- Each page of a ranking asks whether members of large ties wait, of all games: almost none.
create index game_rankings_ties on game_rankings ((ties_changed - ties_paid));

-- Within a country standings are read in the order of their country: it comes first, as in the indexes of totals and gains.
drop index game_standings_country_points, game_standings_country_medals, series_standings_country_points, series_standings_country_game_points,
  series_standings_country_medals, series_standings_country_cups, series_standings_country_proved;
create index game_standings_country_points on game_standings (country, game_id, chart_points desc, player_id)
  where country is not null;
create index game_standings_country_medals on game_standings
  (country, game_id, place0 desc, place1 desc, place2 desc, place3 desc, place4 desc, place5 desc, player_id)
  where country is not null;
create index series_standings_country_points on series_standings (country, series_id, chart_points desc, player_id)
  where score_count > 0 and country is not null;
create index series_standings_country_game_points on series_standings (country, series_id, game_points desc, player_id)
  where score_count > 0 and country is not null;
create index series_standings_country_medals on series_standings
  (country, series_id, place0 desc, place1 desc, place2 desc, place3 desc, place4 desc, place5 desc, player_id)
  where score_count > 0 and country is not null;
create index series_standings_country_cups on series_standings
  (country, series_id, cup0 desc, cup1 desc, cup2 desc, cup3 desc, player_id) where score_count > 0 and country is not null;
create index series_standings_country_proved on series_standings (country, series_id, proved_count desc, player_id)
  where score_count > 0 and country is not null;

-- The board of a platform and a country together: its pages, and what is counted for them, are read from this index alone.
create index scores_platform_country_board on scores (chart_id, platform_id, country, sort_key, changed_at, id)
  include (player_id) where ranked and country is not null;

-- Whoever moves a player to another country looks for changes of the player, and of charts as a whole, among all that wait.
create index ranking_changes_player on ranking_changes (player_id) where player_id is not null;
create index ranking_changes_whole on ranking_changes (chart_id) where player_id is null;

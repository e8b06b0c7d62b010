-- The rankings of games and series within a country. Standings have the country of their player; a change of it moves them (country_changes).
alter table game_standings add country text;
create trigger standings_in_country before insert on game_standings for each row execute function set_total_country();
alter table series_standings add country text;
create trigger series_standings_in_country before insert on series_standings for each row execute function set_total_country();

-- Players with larger ids have no country in the standings of the game yet; null if all have. Workers give it to some at a time.
alter table game_rankings add countries_to int;
update game_rankings set countries_to = 0;
create index game_rankings_countries on game_rankings (game_id) where countries_to is not null;

create index game_standings_country_points on game_standings (game_id, country, chart_points desc, player_id)
  where country is not null;
create index game_standings_country_medals on game_standings
  (game_id, country, place0 desc, place1 desc, place2 desc, place3 desc, place4 desc, place5 desc, player_id)
  where country is not null;

create index series_standings_country_points on series_standings (series_id, country, chart_points desc, player_id)
  where score_count > 0 and country is not null;
create index series_standings_country_game_points on series_standings (series_id, country, game_points desc, player_id)
  where score_count > 0 and country is not null;
create index series_standings_country_medals on series_standings
  (series_id, country, place0 desc, place1 desc, place2 desc, place3 desc, place4 desc, place5 desc, player_id)
  where score_count > 0 and country is not null;
create index series_standings_country_cups on series_standings
  (series_id, country, cup0 desc, cup1 desc, cup2 desc, cup3 desc, player_id) where score_count > 0 and country is not null;
create index series_standings_country_proved on series_standings (series_id, country, proved_count desc, player_id)
  where score_count > 0 and country is not null;

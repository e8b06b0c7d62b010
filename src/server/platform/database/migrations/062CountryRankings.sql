-- The rankings of all games within a country. Totals have the country of their player; a change of it moves them (country_changes).
alter table player_totals add country text;
create function set_total_country() returns trigger language plpgsql as $$
begin
  select country into new.country from players where id = new.player_id;
  return new;
end $$;
create trigger totals_in_country before insert on player_totals for each row execute function set_total_country();
-- Before the indexes are made, so that no index has to follow.
update player_totals t set country = p.country from players p where p.id = t.player_id and p.country is not null;

create index player_totals_country_points on player_totals (country, chart_points desc, player_id)
  where score_count > 0 and country is not null;
create index player_totals_country_game_points on player_totals (country, game_points desc, player_id)
  where score_count > 0 and country is not null;
create index player_totals_country_medals on player_totals
  (country, place0 desc, place1 desc, place2 desc, place3 desc, place4 desc, place5 desc, player_id)
  where score_count > 0 and country is not null;
create index player_totals_country_cups on player_totals (country, cup0 desc, cup1 desc, cup2 desc, cup3 desc, player_id)
  where score_count > 0 and country is not null;
create index player_totals_country_proved on player_totals (country, proved_count desc, player_id)
  where score_count > 0 and country is not null;

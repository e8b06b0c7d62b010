-- How many first places a player has taken lately.
create index chart_records_player on chart_records (player_id, at desc) where player_id is not null;

-- The ranking of all players by badges: what the held badges are worth, then how many there are.
create index player_totals_badges on player_totals (badge_points desc, badge_count desc, player_id) where score_count > 0;
create index player_totals_country_badges on player_totals (country, badge_points desc, badge_count desc, player_id)
  where score_count > 0 and country is not null;

-- Null on days that were kept before: the ranking of these days is not known.
alter table player_days add badge_points bigint, add badge_count int;

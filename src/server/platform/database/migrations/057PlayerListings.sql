-- The list of players: a row for each player with scores and an account. Whoever ranks a game writes the rows of the players whose scores
-- changed; posting a score writes none.
create table player_listings (
  player_id int primary key references players on delete cascade,
  user_id int not null unique references users on delete cascade,
  -- In lower case.
  name text not null,
  -- That of the player.
  country text,
  game_count int not null,
  -- When the last of the scores was posted.
  last_score_at timestamptz not null
);

create function follow_username() returns trigger language plpgsql as $$
begin
  update player_listings set name = lower(new.username) where user_id = new.id;
  return null;
end $$;
create trigger users_listed after update of username on users for each row
  when (new.username is distinct from old.username) execute function follow_username();

create function follow_country() returns trigger language plpgsql as $$
begin
  update player_listings set country = new.country where player_id = new.id;
  return null;
end $$;
create trigger players_listed after update of country on players for each row
  when (new.country is distinct from old.country) execute function follow_country();

insert into player_listings (player_id, user_id, name, country, game_count, last_score_at)
  select p.id, u.id, lower(u.username), p.country, t.total, t.last_at
  from players p join users u on u.id = p.user_id join (
    select player_id, count(*)::int as total, max(last_score_at) as last_at
    from game_standings where score_count > 0 and last_score_at is not null group by player_id
  ) t on t.player_id = p.id;

create index player_listings_active on player_listings (last_score_at, player_id);
create index player_listings_country_active on player_listings (country, last_score_at, player_id);
create index player_listings_country_new on player_listings (country, user_id);
create index player_listings_name on player_listings (name text_pattern_ops);
create index player_listings_country_name on player_listings (country, name text_pattern_ops);
create index player_listings_trigrams on player_listings using gin (name gin_trgm_ops);

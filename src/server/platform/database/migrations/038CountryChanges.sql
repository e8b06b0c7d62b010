-- Workers give the scores of a player the player’s new country, in portions: in one transaction many would hold all of their charts.
create table country_changes (
  player_id int primary key references players on delete cascade,
  at timestamptz not null default clock_timestamp()
);

drop trigger players_moved on players;
drop function change_score_countries();
create function note_country_change() returns trigger language plpgsql as $$
begin
  insert into country_changes (player_id) values (new.id) on conflict do nothing;
  return null;
end $$;
create trigger players_moved after update of country on players for each row
  when (new.country is distinct from old.country) execute function note_country_change();

-- What members wrote about scores goes with their accounts, with those of the players, and with time.

create index proof_requests_messages on proof_requests (asked_at) where message is not null and state <> 'open';

-- Whoever deletes the account of the member who asked: the request stays without a name.
create function forget_request_message() returns trigger language plpgsql as $$
begin
  new.message := null;
  return new;
end $$;
create trigger proof_requests_forget_message before update of asked_by on proof_requests
  for each row when (old.asked_by is not null and new.asked_by is null) execute function forget_request_message();

create function forget_requests() returns trigger language plpgsql as $$
begin
  update proof_requests set message = null where player_id = new.id and message is not null;
  return null;
end $$;
create trigger players_forget_requests after update of user_id on players
  for each row when (old.user_id is not null and new.user_id is null) execute function forget_requests();

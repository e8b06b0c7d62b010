-- Usernames that can be mistaken for each other have the same look, as `usernameLook` computes it.
create function username_look(name text) returns text
  language sql immutable parallel safe strict
  return lower(translate(replace(name, 'm', 'rn'), 'I10', 'llO'));

-- Not unique: members may keep look-alike names from before.
create index users_look on users (username_look(username));

-- The stored names are in lower case, so the look of an "I" in them is lost.
alter table former_usernames add column look text;
update former_usernames set look = username_look(username);
create index former_usernames_look on former_usernames (look);

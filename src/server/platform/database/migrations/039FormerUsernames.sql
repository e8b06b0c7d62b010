-- Usernames that members gave up: for a time nobody else can take them, and their addresses lead to the member.
create table former_usernames (
  -- In lower case.
  username text primary key,
  slug text not null,
  user_id int not null references users on delete cascade,
  reserved_until timestamptz not null
);
create index former_usernames_slug on former_usernames (slug);
create index former_usernames_user on former_usernames (user_id);

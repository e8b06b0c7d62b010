-- Backups that were made, and accounts that a restored backup must not bring back.
create table site_backups (
  id int generated always as identity primary key,
  started_at timestamptz not null,
  finished_at timestamptz not null,
  -- The size of the file, and the number of rows in it.
  bytes bigint not null,
  row_count bigint not null,
  -- The last migration that was applied to the database.
  migration text not null
);
create index site_backups_finished on site_backups (finished_at desc);

-- Ids can be given again after a restore, so the time of the registration is part of the key. No personal data.
create table deleted_accounts (
  user_id int not null,
  created_at timestamptz not null,
  deleted_at timestamptz not null default now(),
  primary key (user_id, created_at)
);

create function record_deleted_accounts() returns trigger language plpgsql as $$
begin
  insert into deleted_accounts (user_id, created_at) select id, created_at from gone
  on conflict do nothing;
  return null;
end $$;
create trigger users_gone_recorded after delete on users
  referencing old table as gone for each statement execute function record_deleted_accounts();

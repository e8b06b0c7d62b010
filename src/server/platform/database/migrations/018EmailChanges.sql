-- Changes of email addresses: requested, confirmed from the new address, and undone from the old one.
create table email_changes (
  id bigint generated always as identity primary key,
  user_id int not null references users on delete cascade,
  old_email text not null,
  new_email text not null,
  requested_at timestamptz not null,
  -- The origin of the request, named in the mail to the former address: browser, operating system and shortened network.
  device text,
  address_range text,
  -- Set when the mail with the link is sent.
  confirm_hash text unique,
  confirm_until timestamptz not null,
  confirmed_at timestamptz,
  undo_hash text unique,
  undo_until timestamptz
);
-- A new request replaces the pending one.
create unique index email_changes_pending on email_changes (user_id) where confirmed_at is null;
create index email_changes_user on email_changes (user_id, confirmed_at desc);
-- No other account can take an address that can still be restored.
create index email_changes_reserved on email_changes (lower(old_email)) where confirmed_at is not null;

/** Changes of email addresses: asked for, confirmed from the new address, and undone from the old one. */
export const emailChanges = `
create table email_changes (
  id bigint generated always as identity primary key,
  user_id int not null references users on delete cascade,
  old_email text not null,
  new_email text not null,
  requested_at timestamptz not null,
  -- Where the request came from, as the former address is told: browser and system, and the network without its last part.
  device text,
  address_range text,
  -- Made when the mail with the link leaves.
  confirm_hash text unique,
  confirm_until timestamptz not null,
  confirmed_at timestamptz,
  undo_hash text unique,
  undo_until timestamptz
);
-- A newer request takes the place of the one that waits.
create unique index email_changes_pending on email_changes (user_id) where confirmed_at is null;
create index email_changes_user on email_changes (user_id, confirmed_at desc);
-- An address that can still be restored is not given to another account.
create index email_changes_reserved on email_changes (lower(old_email)) where confirmed_at is not null;
`;

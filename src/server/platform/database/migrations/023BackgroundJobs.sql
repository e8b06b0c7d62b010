-- Schedule and state of background jobs, and mails that are kept when they were given up.
create table jobs (
  kind text primary key,
  due_at timestamptz not null,
  leased_until timestamptz,
  run bigint not null default 0,
  started_at timestamptz,
  succeeded_at timestamptz,
  failed_at timestamptz,
  error text,
  failures int not null default 0
);

-- Nodes of the previous release ignore these columns: they send what is due, so a mail that was given up is due only when it is
-- deleted.
alter table mails
  add column leased_until timestamptz,
  add column give_up_at timestamptz not null default now() + interval '1 day',
  add column failed_at timestamptz,
  add column error text;
update mails set give_up_at = created_at + interval '1 day';
create index mails_failed on mails (failed_at) where failed_at is not null;

-- For the hourly deletion of what has expired.
create index refresh_tokens_expiry on refresh_tokens (expires_at);
create index audit_counts_hour on audit_counts (hour);

-- Entries of the audit log still never change, but the old ones are deleted. The limit is below the three years of the job.
create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if old.at < now() - interval '1090 days' then
      return old;
    end if;
  end if;
  raise exception 'The audit log is only ever added to.';
end $$;
create or replace function refuse_recount() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if old.hour < now() - interval '1090 days' then
      return old;
    end if;
  elsif new.total = old.total + 1 and new.last_at >= old.last_at
    and (new.event, new.actor_id, new.subject_id, new.what, new.hour, new.audit_id)
      = (old.event, old.actor_id, old.subject_id, old.what, old.hour, old.audit_id)
  then return new;
  end if;
  raise exception 'Counts of the audit log only grow.';
end $$;

-- Counters of events that a client can repeat without limit. The audit log has one entry per member, event and hour; the
-- count is stored here, because log entries never change.
create table audit_counts (
  event text not null,
  -- 0 for guests.
  actor_id int not null,
  subject_id int not null,
  -- The details of the event as text.
  what text not null,
  hour timestamptz not null,
  audit_id bigint not null unique,
  total bigint not null,
  last_at timestamptz not null,
  primary key (event, actor_id, subject_id, what, hour)
);

create function refuse_recount() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.total = old.total + 1 and new.last_at >= old.last_at
    and (new.event, new.actor_id, new.subject_id, new.what, new.hour, new.audit_id)
      = (old.event, old.actor_id, old.subject_id, old.what, old.hour, old.audit_id)
  then return new;
  end if;
  raise exception 'Counts of the audit log only grow.';
end $$;
create trigger audit_counts_only_grow before update or delete on audit_counts
  for each row execute function refuse_recount();
create trigger audit_counts_never_emptied before truncate on audit_counts
  for each statement execute function refuse_change();

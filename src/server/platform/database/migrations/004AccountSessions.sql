-- Sessions, password resets, rate limits, the mail queue and the audit log.
create table sessions (
  id uuid primary key,
  user_id int not null references users on delete cascade,
  -- The active refresh token, and its predecessor.
  active_hash text not null,
  parent_hash text,
  -- A pseudonym of the IP address of the login: identifies known origins.
  origin text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz
);
create index sessions_user on sessions (user_id);
create index sessions_expiry on sessions (expires_at);

-- All tokens of a session, to detect the reuse of an old one.
create table refresh_tokens (
  hash text primary key,
  session_id uuid not null references sessions on delete cascade,
  expires_at timestamptz not null
);
create index refresh_tokens_session on refresh_tokens (session_id);

-- One per member: a new one replaces it.
create table password_resets (
  user_id int primary key references users on delete cascade,
  token_hash text not null unique,
  expires_at timestamptz not null
);

create table rate_limits (
  key text primary key,
  used int not null,
  ends_at timestamptz not null,
  -- How many times in a row the limit was exceeded: each time doubles the wait.
  strikes int not null default 0
);
create index rate_limits_end on rate_limits (ends_at);

-- Mails to send. Their texts and tokens are created when they are sent and are not stored.
create table mails (
  id bigint generated always as identity primary key,
  kind text not null,
  user_id int,
  address text not null,
  language text not null,
  path text,
  attempts int not null default 0,
  created_at timestamptz not null,
  due_at timestamptz not null
);
create index mails_due on mails (due_at);

create table avatars (
  user_id int primary key references users on delete cascade,
  hash text not null,
  bytes bytea not null
);
alter table avatars alter column bytes set storage external;

-- No foreign keys: entries outlive the accounts they refer to.
create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  event text not null,
  actor_id int,
  subject_id int,
  request_id text,
  details jsonb not null default '{}'
);
create index audit_log_subject on audit_log (subject_id, id desc);
create index audit_log_actor on audit_log (actor_id, id desc);
create index audit_log_event on audit_log (event, id desc);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'The audit log is only ever added to.';
end $$;
create trigger audit_log_append_only before update or delete on audit_log
  for each row execute function refuse_change();
create trigger audit_log_never_emptied before truncate on audit_log
  for each statement execute function refuse_change();

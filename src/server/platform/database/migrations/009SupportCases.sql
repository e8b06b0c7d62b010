-- Support cases.
create table support_cases (
  id int generated always as identity primary key,
  -- The code shown to the member.
  code text not null unique,
  -- The idempotency key sent with the report.
  key text not null unique,
  request_hash text not null,
  user_id int references users on delete set null,
  status text not null default 'open' check (status in ('open', 'inProgress', 'closed')),
  description text not null,
  notes text not null default '',
  locale text not null,
  app_version text not null,
  actions int not null,
  -- Compressed; snapshot_bytes is the uncompressed size.
  snapshot bytea not null,
  snapshot_bytes int not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index support_cases_listing on support_cases (created_at desc, id desc);
create index support_cases_of_user on support_cases (user_id);

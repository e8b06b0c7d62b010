/** What members send to support. */
export const supportCases = `
create table support_cases (
  id int generated always as identity primary key,
  -- What the member names it by.
  code text not null unique,
  -- Made by the sender: the same report sent again is the same case.
  key text not null unique,
  request_hash text not null,
  user_id int references users on delete set null,
  status text not null default 'open' check (status in ('open', 'inProgress', 'closed')),
  description text not null,
  notes text not null default '',
  locale text not null,
  app_version text not null,
  actions int not null,
  -- Compressed; the size is of the file itself.
  snapshot bytea not null,
  snapshot_bytes int not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index support_cases_listing on support_cases (created_at desc, id desc);
create index support_cases_of_user on support_cases (user_id);
`;

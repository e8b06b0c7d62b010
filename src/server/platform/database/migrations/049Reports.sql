-- What members report, what moderators decide about it, and what members are told.

-- A suspended account is like a disabled one until then; a job ends it.
alter table users add column suspended_at timestamptz, add column suspended_until timestamptz;
create index users_suspended on users (suspended_until) where suspended_until is not null;

-- Hidden by a moderator: nobody but the author sees it.
alter table comments add column hidden_at timestamptz;
alter table proof_pictures add column hidden_at timestamptz;
alter table avatars add column hidden_at timestamptz;
-- A name that a moderator hid is reserved against its former owner, too.
alter table former_usernames add column blocked boolean not null default false;

-- All reports of one thing that are decided together.
create table report_cases (
  id int generated always as identity primary key,
  kind text not null check (kind in ('comment', 'score', 'picture', 'avatar', 'name')),
  -- Of the comment, the score, the picture in proof_pictures or the member. It may be gone.
  subject_id int not null,
  -- The article of a comment, the score that a picture proves.
  place_id int,
  -- Whose it is.
  owner_id int references users on delete set null,
  -- As it was when it was reported first; empty once its owner has left, null once its time is over.
  kept jsonb,
  state text not null default 'open' check (state in ('open', 'decided')),
  opened_at timestamptz not null,
  hide boolean,
  measure text check (measure in ('none', 'warn', 'silence', 'suspend')),
  -- Of a silence or a suspension.
  until timestamptz,
  reason text,
  note text,
  decided_by int references users on delete set null,
  decided_at timestamptz,
  reversed_by int references users on delete set null,
  reversed_at timestamptz,
  reversal_reason text,
  reversal_note text,
  check ((state = 'decided') = (decided_at is not null)),
  check (reversed_at is null or decided_at is not null)
);
create unique index report_cases_open on report_cases (kind, subject_id) where state = 'open';
create index report_cases_oldest on report_cases (opened_at, id) where state = 'open';
create index report_cases_decided on report_cases (decided_at desc, id desc) where state = 'decided';
-- What is kept for some time only.
create index report_cases_kept on report_cases (decided_at) where kept is not null and decided_at is not null;
create index report_cases_owner on report_cases (owner_id, decided_at desc, id desc) where owner_id is not null;
-- Which members are silenced or suspended.
create index report_cases_measures on report_cases (owner_id, measure, until desc)
  where measure in ('silence', 'suspend') and reversed_at is null;
create index report_cases_decided_by on report_cases (decided_by) where decided_by is not null;
create index report_cases_reversed_by on report_cases (reversed_by) where reversed_by is not null;

create table reports (
  id int generated always as identity primary key,
  case_id int not null references report_cases,
  -- Never told to the reported member.
  reporter_id int references users on delete set null,
  reason text not null,
  -- For the moderators only.
  message text,
  reported_at timestamptz not null,
  client_key uuid not null
);
create unique index reports_case on reports (case_id, reporter_id);
create unique index reports_key on reports (reporter_id, client_key) where reporter_id is not null;
-- A member’s own reports, and how many they sent lately.
create index reports_reporter on reports (reporter_id, reported_at desc, id desc) where reporter_id is not null;

create table notices (
  id int generated always as identity primary key,
  user_id int not null references users on delete cascade,
  kind text not null check (kind in ('hidden', 'warned', 'silenced', 'suspended', 'reversed', 'reportDecided')),
  case_id int not null references report_cases,
  at timestamptz not null,
  seen_at timestamptz
);
create index notices_user on notices (user_id, id desc);
create index notices_unseen on notices (user_id) where seen_at is null;
create index notices_case on notices (case_id);
create index notices_at on notices (at);

-- Whoever deletes an account: what the member wrote goes, the decisions stay.
create function forget_reports() returns trigger language plpgsql as $$
begin
  update report_cases set kept = '{}' where owner_id = old.id and kept is not null;
  update reports set message = null where reporter_id = old.id and message is not null;
  return old;
end $$;
create trigger users_forget_reports before delete on users for each row execute function forget_reports();

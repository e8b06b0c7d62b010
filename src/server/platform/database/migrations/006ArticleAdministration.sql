-- Working copies, versions and scheduled publication of articles.
alter table articles
  add column version int not null default 1,
  add column applied_version int not null default 1,
  add column edited_at timestamptz not null default now(),
  add column editor_id int references users on delete set null,
  -- Readers see an article as soon as its time has come; one node then writes the audit entry.
  add column publication_recorded_at timestamptz default now();
update articles set edited_at = updated_at;
create index articles_edited on articles (edited_at desc, id desc);
create index articles_editor on articles (editor_id);
create index articles_due on articles (published_at) where publication_recorded_at is null;

create table article_revisions (
  id int generated always as identity primary key,
  article_id int not null references articles on delete cascade,
  version int not null,
  kind text not null check (kind in ('draft', 'published', 'restored', 'conflict')),
  content jsonb not null,
  author_id int references users on delete set null,
  saved_at timestamptz not null
);
create unique index article_revisions_line on article_revisions (article_id, version) where kind <> 'conflict';
create index article_revisions_newest on article_revisions (article_id, id desc);
create index article_revisions_author on article_revisions (author_id);

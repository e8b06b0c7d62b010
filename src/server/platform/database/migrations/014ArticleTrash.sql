-- The trash is a status of its own: readers only see published articles, and the triggers keep listings and counts by
-- status.
alter table articles drop constraint articles_status_check;
alter table articles add constraint articles_status_check
  check (status in ('UNDER CONSTRUCTION', 'PUBLISHED', 'CANCELED', 'TRASHED'));
alter table articles
  add column trashed_at timestamptz,
  add column trashed_by int references users on delete set null,
  -- The status to restore.
  add column trashed_status text
    check (trashed_status in ('UNDER CONSTRUCTION', 'PUBLISHED', 'CANCELED')),
  add constraint articles_trash_complete
    check ((status = 'TRASHED') = (trashed_at is not null and trashed_status is not null));
create index articles_trash on articles (trashed_at desc, id desc) where status = 'TRASHED';
create index articles_trashed_by on articles (trashed_by);

-- The administration's lists exclude the trash; partial indexes let them still skip rows in the index.
drop index articles_edited;
create index articles_edited on articles (edited_at desc, id desc) where status <> 'TRASHED';
drop index articles_published;
create index articles_published on articles (published_at desc nulls last, id desc)
  where status <> 'TRASHED';
drop index articles_views;
create index articles_views on articles (views desc, id desc) where status <> 'TRASHED';
drop index article_listings_titles;
create index article_listings_titles on article_listings
  (language, title collate "und-x-icu", article_id) where status <> 'TRASHED';

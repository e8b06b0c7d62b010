-- Versions get a number that is unique within the article. `version` is the state of the article they hold or, for discarded
-- content, the one it was based on. `begun_at` is the time of the first save merged into the version.
alter table article_revisions
  add column number int,
  add column begun_at timestamptz;
update article_revisions r set number = n.number, begun_at = r.saved_at
  from (select id, row_number() over (partition by article_id order by id) as number from article_revisions) n
  where n.id = r.id;
alter table article_revisions
  alter column number set not null,
  alter column begun_at set not null;
create unique index article_revisions_number on article_revisions (article_id, number);

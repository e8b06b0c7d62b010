-- Daily counters, versions of the configuration, and indexes of the audit log.
create table daily_counts (
  kind text not null,
  day date not null,
  -- A language or a theme; '' for counters without one.
  word text not null default '',
  -- A counter is the sum of several rows, so that concurrent updates rarely wait for each other.
  shard smallint not null,
  total bigint not null,
  primary key (kind, day, word, shard)
);

-- Views of an article by day and, for long ranges, by month ("grain").
create table article_view_counts (
  grain text not null check (grain in ('day', 'month')),
  start date not null,
  article_id int not null references articles on delete cascade,
  total bigint not null,
  primary key (grain, start, article_id)
);
create index article_view_counts_article on article_view_counts (article_id);

create function add_count(which text, at timestamptz, what text, number bigint) returns void
language sql as $$
  insert into daily_counts as c (kind, day, word, shard, total)
  values (which, (at at time zone 'UTC')::date, what, pg_backend_pid() % 4, number)
  on conflict (kind, day, word, shard) do update set total = c.total + excluded.total
$$;

-- The interface language for a member's language.
create function site_language(given text) returns text language sql immutable as $$
  select case
    when given is null or given = '' then ''
    when lower(given) like 'pt%' then 'pt-br'
    when lower(given) like 'zh%' then 'zh-cn'
    when lower(left(given, 2)) in ('en', 'fr', 'it', 'es', 'ja') then lower(left(given, 2))
    else 'other' end
$$;

-- Each statement adds one row to its counters, however many rows it writes. Totals without a date are stored at the epoch.
create function daily_count_new_members() returns trigger language plpgsql as $$
begin
  perform add_count('members', day, '', total) from (
    select date_trunc('day', created_at, 'UTC') as day, count(*) as total from fresh group by 1 order by 1) d;
  perform add_count('memberLanguage', 'epoch', language, total) from (
    select site_language(language) as language, count(*) as total from fresh group by 1 order by 1) l;
  return null;
end $$;
create trigger users_counted after insert on users
  referencing new table as fresh for each statement execute function daily_count_new_members();

create function daily_count_gone_members() returns trigger language plpgsql as $$
begin
  perform add_count('memberLanguage', 'epoch', language, -total) from (
    select site_language(language) as language, count(*) as total from gone group by 1 order by 1) l;
  return null;
end $$;
create trigger users_gone_counted after delete on users
  referencing old table as gone for each statement execute function daily_count_gone_members();

create function daily_count_changed_language() returns trigger language plpgsql as $$
begin
  perform add_count('memberLanguage', 'epoch', language, total) from (
    values (site_language(old.language), -1), (site_language(new.language), 1)) v (language, total)
    order by language;
  return null;
end $$;
create trigger users_language_counted after update of language on users for each row
  when (site_language(old.language) <> site_language(new.language))
  execute function daily_count_changed_language();

create function daily_count_comments() returns trigger language plpgsql as $$
begin
  perform add_count('comments', day, '', total) from (
    select date_trunc('day', created_at, 'UTC') as day, count(*) as total from fresh group by 1 order by 1) d;
  return null;
end $$;
create trigger comments_counted after insert on comments
  referencing new table as fresh for each statement execute function daily_count_comments();

-- An article counts for the day of its publication, until it is withdrawn.
create function daily_count_articles() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.status = 'PUBLISHED' and old.published_at is not null then
    perform add_count('articles', old.published_at, '', -1);
  end if;
  if tg_op <> 'DELETE' and new.status = 'PUBLISHED' and new.published_at is not null then
    perform add_count('articles', new.published_at, '', 1);
  end if;
  return null;
end $$;
create trigger articles_counted after insert or delete on articles
  for each row execute function daily_count_articles();
create trigger articles_recounted after update of status, published_at on articles for each row
  when (old.status is distinct from new.status or old.published_at is distinct from new.published_at)
  execute function daily_count_articles();

create function daily_count_views() returns trigger language plpgsql as $$
begin
  perform add_count('views', day, '', total) from (
    select date_trunc('day', hour, 'UTC') as day, count(*) as total from fresh group by 1 order by 1) d;
  insert into article_view_counts as c (grain, start, article_id, total)
  select grain, date_trunc(grain, hour at time zone 'UTC')::date, article_id, count(*)
  from fresh, (values ('day'), ('month')) g (grain) group by 1, 2, 3 order by 1, 2, 3
  on conflict (grain, start, article_id) do update set total = c.total + excluded.total;
  return null;
end $$;
create trigger article_views_counted after insert on article_views
  referencing new table as fresh for each statement execute function daily_count_views();

create function daily_count_login() returns trigger language plpgsql as $$
begin
  perform add_count('logins', new.at, '', 1);
  return null;
end $$;
create trigger audit_log_logins_counted after insert on audit_log for each row
  when (new.event = 'loginSucceeded') execute function daily_count_login();

insert into daily_counts (kind, day, word, shard, total)
  select 'members', (created_at at time zone 'UTC')::date, '', 0, count(*) from users group by 2
  union all
  select 'memberLanguage', 'epoch', site_language(language), 0, count(*) from users group by 3
  union all
  select 'comments', (created_at at time zone 'UTC')::date, '', 0, count(*) from comments group by 2
  union all
  select 'articles', (published_at at time zone 'UTC')::date, '', 0, count(*) from articles
    where status = 'PUBLISHED' and published_at is not null group by 2
  union all
  select 'logins', (at at time zone 'UTC')::date, '', 0, count(*) from audit_log
    where event = 'loginSucceeded' group by 2;

create table site_versions (
  version int primary key,
  value jsonb not null,
  -- No foreign key: it stays when the account is deleted.
  actor_id int,
  restored_from int,
  saved_at timestamptz not null
);

create index audit_log_at on audit_log (at, id);

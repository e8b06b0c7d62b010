-- Indexes and counters that keep the administration's lists and statistics fast on a large site.
-- The name is included, so that deep pages skip rows in the index.
drop index users_username_unique;
create unique index users_username_unique on users (lower(username)) include (id, username);

-- For searches by one or two letters, which match the beginning.
create index users_username_prefix on users (lower(username) text_pattern_ops);

create index articles_published on articles (published_at desc nulls last, id desc);
create index articles_views on articles (views desc, id desc);
create index article_listings_titles on article_listings
  (language, title collate "und-x-icu", article_id);

-- Longer ranges are summed from months and years, which must be updated along with the days.
create table monthly_counts (
  kind text not null,
  month date not null,
  word text not null,
  shard smallint not null,
  total bigint not null,
  primary key (kind, month, word, shard)
);
insert into monthly_counts
  select kind, date_trunc('month', day::timestamp)::date, word, shard, sum(total)
  from daily_counts group by 1, 2, 3, 4;

create function add_monthly_count() returns trigger language plpgsql as $$
begin
  insert into monthly_counts as c (kind, month, word, shard, total)
  values (new.kind, date_trunc('month', new.day::timestamp)::date, new.word, new.shard,
    case tg_op when 'INSERT' then new.total else new.total - old.total end)
  on conflict (kind, month, word, shard) do update set total = c.total + excluded.total;
  return null;
end $$;
create trigger daily_counts_by_month after insert or update of total on daily_counts
  for each row execute function add_monthly_count();

alter table article_view_counts drop constraint article_view_counts_grain_check;
alter table article_view_counts add constraint article_view_counts_grain_check
  check (grain in ('day', 'month', 'year'));
insert into article_view_counts (grain, start, article_id, total)
  select 'year', date_trunc('year', start::timestamp)::date, article_id, sum(total)
  from article_view_counts where grain = 'month' group by 2, 3;

create function add_yearly_views() returns trigger language plpgsql as $$
begin
  insert into article_view_counts as c (grain, start, article_id, total)
  values ('year', date_trunc('year', new.start::timestamp)::date, new.article_id,
    case tg_op when 'INSERT' then new.total else new.total - old.total end)
  on conflict (grain, start, article_id) do update set total = c.total + excluded.total;
  return null;
end $$;
create trigger article_views_by_year after insert or update of total on article_view_counts
  for each row when (new.grain = 'month') execute function add_yearly_views();

insert into daily_counts (kind, day, word, shard, total)
  select 'role', 'epoch', role, 0, count(*) from users cross join unnest(roles) role group by role;

create function count_new_roles() returns trigger language plpgsql as $$
begin
  perform add_count('role', 'epoch', role, total) from (
    select role, count(*) as total from fresh cross join unnest(roles) role group by 1 order by 1) r;
  return null;
end $$;
create trigger users_roles_counted after insert on users
  referencing new table as fresh for each statement execute function count_new_roles();

create function count_gone_roles() returns trigger language plpgsql as $$
begin
  perform add_count('role', 'epoch', role, -total) from (
    select role, count(*) as total from gone cross join unnest(roles) role group by 1 order by 1) r;
  return null;
end $$;
create trigger users_roles_gone_counted after delete on users
  referencing old table as gone for each statement execute function count_gone_roles();

create function count_changed_roles() returns trigger language plpgsql as $$
begin
  perform add_count('role', 'epoch', role, total) from (
    select role, sum(number) as total from (
      select unnest(old.roles) as role, -1 as number union all select unnest(new.roles), 1) c
    group by 1 having sum(number) <> 0 order by 1) r;
  return null;
end $$;
create trigger users_roles_recounted after update of roles on users for each row
  when (old.roles is distinct from new.roles) execute function count_changed_roles();

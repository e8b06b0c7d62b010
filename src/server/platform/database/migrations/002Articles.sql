-- Articles, their texts per language, pictures, views and comments.
create table pictures (
  id int generated always as identity primary key,
  alt jsonb,
  created_at timestamptz not null default now()
);

create table picture_files (
  picture_id int not null references pictures on delete cascade,
  width int not null check (width > 0),
  content_type text not null,
  hash text not null unique,
  bytes bytea not null,
  primary key (picture_id, width)
);
-- Pictures are compressed already.
alter table picture_files alter column bytes set storage external;

create table articles (
  id int generated always as identity primary key,
  slug text not null unique,
  category text,
  featured boolean not null default false,
  status text not null default 'UNDER CONSTRUCTION'
    check (status in ('UNDER CONSTRUCTION', 'PUBLISHED', 'CANCELED')),
  author_id int references users on delete set null,
  picture_id int references pictures on delete set null,
  views int not null default 0,
  comment_count int not null default 0,
  published_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index articles_author on articles (author_id);
create index articles_picture on articles (picture_id);
create index articles_by_views on articles (status, views desc, id desc);

create table article_translations (
  article_id int not null references articles on delete cascade,
  language text not null,
  title text not null,
  excerpt text,
  content text not null,
  content_source text not null,
  sanitizer_version int not null,
  primary key (article_id, language)
);

create table article_views (
  article_id int not null references articles on delete cascade,
  reader_hash text not null,
  hour timestamptz not null,
  primary key (article_id, reader_hash, hour)
);
create index article_views_hour on article_views (hour);

create table comments (
  id int generated always as identity primary key,
  article_id int not null references articles on delete cascade,
  user_id int references users on delete set null,
  content text not null,
  content_source text not null,
  sanitizer_version int not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  edited_at timestamptz
);
create index comments_of_article on comments (article_id, created_at desc, id desc);
create index comments_of_user on comments (user_id);

create function count_comments() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update articles set comment_count = comment_count + 1 where id = new.article_id;
  else
    update articles set comment_count = comment_count - 1 where id = old.article_id;
  end if;
  return null;
end $$;
create trigger count_comments after insert or delete on comments
  for each row execute function count_comments();

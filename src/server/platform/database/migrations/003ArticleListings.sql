-- Lists and searches: one index scan each, regardless of the reader's language and the size of the table.

-- unaccent() is only "stable", because its dictionary could be changed; ours never is, and an index needs "immutable".
create function fold_text(value text) returns text
  language sql immutable parallel safe strict
  return lower(public.unaccent('public.unaccent'::regdictionary, normalize(value, NFKC)) collate "und-x-icu");

-- The visible text of sanitised HTML: without tags, and with the sanitiser's five entities decoded.
create function visible_text(html text) returns text
  language sql immutable parallel safe strict
  return trim(replace(replace(replace(replace(replace(replace(
    regexp_replace(regexp_replace(html, '<[^>]*>', ' ', 'g'), '\s+', ' ', 'g'),
    '&nbsp;', ' '), '&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&#39;', ''''), '&amp;', '&'));

create table article_listings (
  article_id int not null references articles on delete cascade,
  language text not null,
  locale text not null,
  title text not null,
  excerpt text,
  search_title text not null,
  search_text text not null,
  status text not null,
  category text,
  featured boolean not null,
  published_at timestamptz,
  updated_at timestamptz not null,
  primary key (language, article_id)
);

create table article_counts (
  status text not null,
  category text not null,
  featured boolean not null,
  total int not null,
  primary key (status, category, featured)
);

create index article_listings_article on article_listings (article_id);
-- Filter columns are included, so that deep pages skip rows in the index.
create index article_listings_newest on article_listings
  (language, status, published_at desc nulls last, article_id desc) include (featured);
create index article_listings_category on article_listings
  (language, status, category, published_at desc nulls last, article_id desc) include (featured);
create index article_listings_featured on article_listings
  (language, status, published_at desc nulls last, article_id desc) where featured;
create index article_listings_title on article_listings
  (language, status, title collate "und-x-icu", article_id)
  include (published_at, category, featured);
create index article_listings_updated on article_listings
  (language, status, updated_at desc, article_id desc)
  include (published_at, category, featured);
create index article_listings_prefix on article_listings
  (language, status, search_title text_pattern_ops);

-- One trigram index per reader's language, so that a search reads only entries of that language: the seven interface languages
-- when this migration was written. A further language needs its own migration.
create index article_listings_search_en on article_listings
  using gin (search_text gin_trgm_ops) where language = 'en';
create index article_listings_search_fr on article_listings
  using gin (search_text gin_trgm_ops) where language = 'fr';
create index article_listings_search_it on article_listings
  using gin (search_text gin_trgm_ops) where language = 'it';
create index article_listings_search_es on article_listings
  using gin (search_text gin_trgm_ops) where language = 'es';
create index article_listings_search_ja on article_listings
  using gin (search_text gin_trgm_ops) where language = 'ja';
create index article_listings_search_pt_br on article_listings
  using gin (search_text gin_trgm_ops) where language = 'pt-br';
create index article_listings_search_zh_cn on article_listings
  using gin (search_text gin_trgm_ops) where language = 'zh-cn';

-- Rewrites the rows of these articles: in the reader's language, else English, else the first available one. The languages stand in
-- fallback order.
create function refresh_article_listings(ids int[]) returns void language plpgsql as $$
begin
  -- Locks the articles, in a fixed order to avoid deadlocks: a concurrent writer would not see this text yet.
  perform from articles where id = any (ids) order by id for update;
  insert into article_listings
  select a.id, reader.language, shown.language, shown.title, shown.excerpt, fold_text(shown.title),
    fold_text(shown.title || ' ' || visible_text(shown.content)),
    a.status, a.category, a.featured, a.published_at, a.updated_at
  from articles a
  cross join unnest(array['en', 'fr', 'it', 'es', 'ja', 'pt-br', 'zh-cn']) reader (language)
  cross join lateral (
    select * from article_translations t where t.article_id = a.id
    order by t.language = reader.language desc, array_position(array['en', 'fr', 'it', 'es', 'ja', 'pt-br', 'zh-cn'], t.language)
    limit 1
  ) shown
  where a.id = any (ids)
  on conflict (language, article_id) do update set
    locale = excluded.locale, title = excluded.title, excerpt = excluded.excerpt,
    search_title = excluded.search_title, search_text = excluded.search_text,
    status = excluded.status, category = excluded.category, featured = excluded.featured,
    published_at = excluded.published_at, updated_at = excluded.updated_at;
  delete from article_listings l where l.article_id = any (ids)
    and not exists (select from article_translations t where t.article_id = l.article_id);
end $$;

create function translations_written() returns trigger language plpgsql as $$
begin
  perform refresh_article_listings(array(select distinct article_id from written));
  return null;
end $$;
create trigger translations_inserted after insert on article_translations
  referencing new table as written for each statement execute function translations_written();
create trigger translations_updated after update on article_translations
  referencing new table as written for each statement execute function translations_written();
create trigger translations_deleted after delete on article_translations
  referencing old table as written for each statement execute function translations_written();

-- Views and comment counts change often and are not repeated in the listings.
create function article_written() returns trigger language plpgsql as $$
begin
  update article_listings set status = new.status, category = new.category, featured = new.featured,
    published_at = new.published_at, updated_at = new.updated_at
  where article_id = new.id;
  return null;
end $$;
create trigger article_written
  after update of status, category, featured, published_at, updated_at on articles
  for each row when (old is distinct from new) execute function article_written();

-- Every listed article has one row per reader's language, so the English rows count the articles.
create function count_removed() returns trigger language plpgsql as $$
begin
  update article_counts c set total = c.total - gone.total
  from (
    select status, coalesce(category, '') as category, featured, count(*)::int as total
    from removed where language = 'en' group by 1, 2, 3
  ) gone
  where (c.status, c.category, c.featured) = (gone.status, gone.category, gone.featured);
  return null;
end $$;
create function count_added() returns trigger language plpgsql as $$
begin
  insert into article_counts
  select status, coalesce(category, ''), featured, count(*)::int
  from added where language = 'en' group by 1, 2, 3 order by 1, 2, 3
  on conflict (status, category, featured)
    do update set total = article_counts.total + excluded.total;
  return null;
end $$;
create trigger listings_inserted after insert on article_listings
  referencing new table as added for each statement execute function count_added();
create trigger listings_deleted after delete on article_listings
  referencing old table as removed for each statement execute function count_removed();
create trigger listings_updated_1 after update on article_listings
  referencing old table as removed for each statement execute function count_removed();
create trigger listings_updated_2 after update on article_listings
  referencing new table as added for each statement execute function count_added();

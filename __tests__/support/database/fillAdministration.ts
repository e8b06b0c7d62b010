import { sql } from 'kysely';
import { languages } from '../../../src/contract/languages';
import { themeKeys } from '../../../src/contract/themeKeys';
import type { Database } from '../../../src/server/platform/database/tables';

/**
 * Fills an empty PostgreSQL database with `size` members, log-ins, comments and views, and a tenth as many articles in seven
 * listings each. Triggers are disabled while it runs, so their counts are computed here.
 */
export async function fillAdministration(database: Database, size: number): Promise<void> {
  const articles = Math.ceil(size / 10);
  await database.connection().execute(async (connection) => {
    const run = (text: string) => sql.raw(text).execute(connection);
    await run(`set session_replication_role = replica`);
    await run(`select setseed(0.5)`);
    await run(`insert into users (username, slug, email, roles, language, created_at, last_login_at, disabled_at)
      select name, name, name || '@example.org',
        case when n % 10000 = 1 then array['ROLE_USER', 'ROLE_ADMIN']
          when n % 100 = 2 then array['ROLE_USER', 'ROLE_PLAYER', 'ROLE_VGR_NEWS']
          else array['ROLE_USER', 'ROLE_PLAYER'] end,
        (array['en', 'fr', 'ja'])[n % 3 + 1], created, case when n % 5 > 0 then created + random() * interval '1 year' end,
        case when n % 1000 = 3 then created + interval '1 day' end
      from (select n, 'm' || n % 97 || '_' || lpad(to_hex(n), 8, '0') as name,
          timestamptz '2021-01-01' + random() * interval '5 years' as created
        from generate_series(1, ${size}) n) made`);
    await run(`insert into audit_log (at, event, actor_id, subject_id)
      select timestamptz '2021-01-01' + n * interval '5 years' / ${size},
        (array['loginSucceeded', 'loginSucceeded', 'loginSucceeded', 'loggedOut', 'loginFailed', 'articleChanged', 'passwordChanged'])[n % 7 + 1],
        1 + floor(random() * ${size}), 1 + floor(random() * ${size})
      from generate_series(1, ${size}) n`);
    await run(`insert into articles (slug, category, featured, status, author_id, editor_id, views, published_at, created_at, updated_at, edited_at)
      select 'article-' || n, (array['news', 'records', 'speed', 'guides', null])[n % 5 + 1], n % 50 = 0,
        case when n % 20 = 0 then 'UNDER CONSTRUCTION' when n % 33 = 0 then 'CANCELED' else 'PUBLISHED' end,
        n % ${size} + 1, n % 7 + 1, floor(random() * 10000),
        case when n % 20 <> 0 then made + (case when n % 500 = 1 then interval '9 years' else interval '0' end) end, made, made, made + random() * interval '100 days'
      from (select n, timestamptz '2021-01-01' + random() * interval '5 years' as made from generate_series(1, ${articles}) n) a`);
    await run(`insert into article_translations (article_id, language, title, content, content_source, sanitizer_version)
      select a.id, l, 'Title ' || md5(a.id::text), 'Text', 'Text', 1 from articles a, unnest(array['en', 'fr', 'ja']) l
      where l = 'en' or a.id % 3 > 0`);
    await run(`insert into article_listings (article_id, language, locale, title, search_title, search_text, status, category, featured, published_at, updated_at)
      select a.id, l, 'en', 'Title ' || md5(a.id::text), 'title ' || md5(a.id::text),
        'title ' || md5(a.id::text) || ' all about records and w' || a.id || 'w ' || md5((a.id * 3)::text) || ' and more',
        a.status, a.category, a.featured, a.published_at, a.updated_at
      from articles a, unnest(array[${languages.map((language) => `'${language}'`).join(', ')}]) l`);
    await run(`insert into article_counts
      select status, coalesce(category, ''), featured, count(*) from articles group by 1, 2, 3`);
    await run(`insert into comments (article_id, user_id, content, content_source, sanitizer_version, created_at)
      select 1 + floor(random() * ${articles}), 1 + floor(random() * ${size}), 'Text', 'Text', 1, timestamptz '2021-01-01' + random() * interval '5 years'
      from generate_series(1, ${size})`);
    await run(`insert into article_views (article_id, reader_hash, hour)
      select 1 + floor(${articles} * random() ^ 3), 'reader' || n, date_trunc('hour', timestamptz '2026-11-20' - random() * interval '5 years')
      from generate_series(1, ${size}) n`);
    await run(`insert into article_view_counts
      select grain, date_trunc(grain, hour)::date, article_id, count(*)
      from article_views, unnest(array['day', 'month', 'year']) grain group by 1, 2, 3`);
    const words = (name: string, list: readonly string[]) => `
      select '${name}', day, word, shard, sum(1) from (
        select (date '2026-11-20' - floor(random() * 1825)::int) as day,
          (array[${list.map((word) => `'${word}'`).join(', ')}])[1 + floor(random() * ${list.length})] as word, n % 4 as shard
        from generate_series(1, ${size}) n) v group by 2, 3, 4`;
    await run(`insert into daily_counts (kind, day, word, shard, total)
      select 'members', created_at::date, '', id % 4, count(*) from users group by 2, 4
      union all select 'memberLanguage', 'epoch', language, id % 4, count(*) from users group by 3, 4
      union all select 'comments', created_at::date, '', id % 4, count(*) from comments group by 2, 4
      union all select 'articles', published_at::date, '', id % 4, count(*) from articles where status = 'PUBLISHED' group by 2, 4
      union all select 'views', hour::date, '', abs(hashtext(reader_hash)) % 4, count(*) from article_views group by 2, 4
      union all select 'logins', at::date, '', id % 4, count(*) from audit_log where event = 'loginSucceeded' group by 2, 4
      union all ${words('pageLanguage', languages)}
      union all ${words('theme', themeKeys)}`);
    await run(`insert into daily_counts
      select 'role', 'epoch', role, 0, count(*) from users cross join unnest(roles) role group by role`);
    await run(`insert into monthly_counts
      select kind, date_trunc('month', day)::date, word, shard, sum(total) from daily_counts group by 1, 2, 3, 4`);
    await run(`set session_replication_role = origin`);
  });
}

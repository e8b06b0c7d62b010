import { sql } from 'kysely';
import { languages } from '../../../contract/languages';
import type { IntegrityCheck } from './integrityCheck';

const languageList = sql`${sql.lit(`{${languages.join(',')}}`)}::text[]`;

/** What the listings should be: in the reader's language, else the first one in the order of the languages. */
const expectedListings = sql`
  select a.id as article_id, l.language, t.language as locale, t.title, t.excerpt,
    fold_text(t.title) as search_title, fold_text(t.title || ' ' || visible_text(t.content)) as search_text,
    a.status, a.category, a.featured, a.published_at, a.updated_at
  from articles a, unnest(${languageList}) l (language), article_translations t
  where t.article_id = a.id and t.language = (
    select o.language from article_translations o where o.article_id = a.id
    order by o.language <> l.language, array_position(${languageList}, o.language) limit 1)`;

const storedListings = sql`
  select article_id, language, locale, title, excerpt, search_title, search_text,
    status, category, featured, published_at, updated_at from article_listings`;

const wrongListings = sql`
  select article_id, language from ((${expectedListings}) except (${storedListings})) missing
  union select article_id, language from ((${storedListings}) except (${expectedListings})) surplus`;

const expectedCounts = sql`
  select status, coalesce(category, '') as category, featured, count(*)::int as total from articles a
  where exists (select from article_translations t where t.article_id = a.id) group by 1, 2, 3`;

const wrongCounts = sql`
  select status, category, featured, c.total as stored, e.total as expected
  from article_counts c full join (${expectedCounts}) e using (status, category, featured)
  where coalesce(c.total, 0) <> coalesce(e.total, 0)`;

const wrongCommentCounts = sql`
  select a.id, a.comment_count as stored, coalesce(c.total, 0) as expected
  from articles a left join (select article_id, count(*)::int as total from comments group by 1) c on c.article_id = a.id
  where a.comment_count <> coalesce(c.total, 0)`;

const wrongMemberCounts = sql`
  select user_id, coalesce(m.comments, 0) as stored, coalesce(c.total, 0) as expected
  from member_activity m full join (
    select user_id, count(*)::int as total from comments join users u on u.id = user_id where hidden_at is null group by 1
  ) c using (user_id)
  where coalesce(m.comments, 0) <> coalesce(c.total, 0)`;

export const listingChecks: readonly IntegrityCheck[] = [
  {
    name: 'comment counts of articles',
    problems: sql`select 'article ' || id || ': ' || stored || ' instead of ' || expected as problem
      from (${wrongCommentCounts}) w order by id`,
    repair: [
      sql`update articles a set comment_count = w.expected from (${wrongCommentCounts}) w where w.id = a.id`,
    ],
  },
  {
    name: 'comment counts of members',
    problems: sql`select 'member ' || user_id || ': ' || stored || ' instead of ' || expected as problem
      from (${wrongMemberCounts}) w order by user_id`,
    repair: [
      sql`insert into member_activity (user_id, comments) select user_id, expected from (${wrongMemberCounts}) w
        on conflict (user_id) do update set comments = excluded.comments`,
    ],
  },
  {
    name: 'listings of articles',
    problems: sql`select 'article ' || article_id || ' in ' || language as problem
      from (${wrongListings}) w order by article_id, language`,
    repair: [
      sql`delete from article_listings l using (${wrongListings}) w
        where (l.article_id, l.language) = (w.article_id, w.language)`,
      sql`select refresh_article_listings(array(select distinct article_id from (${wrongListings}) w))`,
    ],
  },
  {
    // After the listings: their triggers change the counts.
    name: 'counts of articles',
    problems: sql`select status || ' ' || category || case when featured then ' featured' else '' end
        || ': ' || coalesce(stored, 0) || ' instead of ' || coalesce(expected, 0) as problem
      from (${wrongCounts}) w`,
    repair: [
      sql`delete from article_counts`,
      sql`insert into article_counts (status, category, featured, total) ${expectedCounts}`,
    ],
  },
];

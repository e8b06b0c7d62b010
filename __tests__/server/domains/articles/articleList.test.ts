import { sql } from 'kysely';
import type { Database } from '../../../../src/server/platform/database/tables';
import { findArticlePage } from '../../../../src/server/domains/articles/articleList';
import { readArticleQuery } from '../../../../src/server/domains/articles/articleQuery';
import { queryValues } from '../../../../src/server/platform/http/collection';
import { createTestDatabase } from '../../../support/database/createTestDatabase';
import { explainQueries } from '../../../support/database/explainQueries';

describe('among 21,000 articles', () => {
  const size = 21_000;
  let database: Database;
  let close: (() => Promise<void>) | undefined;

  beforeAll(async () => {
    const opened = await createTestDatabase();
    ({ close } = opened);
    database = opened.unlimited;
    await writeManyArticles(database, size);
  });
  afterAll(async () => close?.());

  const now = new Date('2026-11-20T12:00:00Z');
  const explain = (query: string) =>
    explainQueries(database, (recorded) =>
      findArticlePage(recorded, {
        query: readArticleQuery(queryValues(Object.fromEntries(new URLSearchParams(query)))),
        language: 'en',
        now,
      }),
    );

  // Twelve rows are looked up in four tables; a deep page may skip half of all rows in the index alone.
  test.each([
    ['', 'article_listings_newest', 200],
    ['order[publishedAt]=asc', 'article_listings_newest', 200],
    ['page=1750', 'article_listings_newest', 200],
    ['page=870', 'article_listings_newest', size / 2 + 200],
    ['order[title]=asc', 'article_listings_title', 200],
    ['order[title]=desc&page=900', 'article_listings_title', size / 2 + 200],
    ['order[title]=asc&category=news&page=200', 'article_listings_title', size / 2 + 200],
    ['order[updatedAt]=desc&page=870', 'article_listings_updated', size / 2 + 200],
    ['featured=false&page=850', 'article_listings_newest', size / 2 + 500],
    ['order[updatedAt]=desc', 'article_listings_updated', 200],
    ['order[views]=desc', 'articles_by_views', 200],
    ['category=retro', 'article_listings_category', 200],
    ['category=retro&featured=true', 'article_listings', 700],
    ['featured=true', 'article_listings_featured', 200],
    ['search=unicorn', 'article_listings_search_en', 200],
    ['search=chapter', 'article_listings', 1200],
    ['search=nothing-at-all', 'article_listings_search_en', 100],
    ['search=un', 'article_listings_prefix', 200],
    ['search=un', 'article_listings_search_en', 200],
    ['search=zz', 'article_listings_prefix', 100],
  ])('%s reads %s and few other rows', async (query, index, rows) => {
    const facts = await explain(query);
    expect(facts.indexes.some((name) => name.startsWith(index))).toBe(true);
    expect(facts.rowsRead).toBeLessThanOrEqual(rows);
    expect(facts.tableRowsRead).toBeLessThanOrEqual(query === 'search=chapter' ? 1200 : 100);
  });
});

/** Inserts rows directly into the listings for one language: creating 150,000 through the triggers would take minutes. */
async function writeManyArticles(database: Database, size: number): Promise<void> {
  await sql`
    insert into articles (slug, category, featured, status, published_at, updated_at, views)
    select 'a-' || n, (array['news', 'retro', 'guides', null])[1 + n % 4], n % 51 = 0, 'PUBLISHED',
      timestamptz '2000-01-01' + n * interval '6 hours', timestamptz '2020-01-01' + ((n * 7919) % ${size}::int) * interval '1 minute', (n * 31) % 1009
    from generate_series(1, ${size}::int) n`.execute(database);
  await sql`
    insert into article_listings (article_id, language, locale, title, search_title, search_text, status, category, featured, published_at, updated_at)
    select a.id, 'en', 'en', t.title, lower(t.title), lower(t.title) || ' chapter ' || a.id || repeat(' some words of text', 10),
      a.status, a.category, a.featured, a.published_at, a.updated_at
    from articles a
    cross join lateral (select case when a.id % 3000 = 0 then 'Unicorn ' else 'Story ' end || md5(a.id::text) as title) t`.execute(
    database,
  );
  await sql`vacuum analyze`.execute(database);
}

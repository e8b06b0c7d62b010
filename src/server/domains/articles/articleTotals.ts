import { sql } from 'kysely';
import type { Database } from '../../platform/database/tables';
import { listingCondition, type ListingFilter } from './listingSql';

/** The cap on counted search results: counting every match of a common word would cost more than any list. */
export const searchHitsAtMost = 1000;

/**
 * The total of a list: counters kept by triggers, minus the few scheduled articles. Only a search counts rows, up to
 * {@link searchHitsAtMost}.
 */
export async function countArticles(database: Database, filter: ListingFilter): Promise<number> {
  const counting = filter.search === undefined ? countKept(filter) : countHits(filter);
  const { rows } = await counting.execute(database);
  return rows[0]?.total ?? 0;
}

function countHits(filter: ListingFilter) {
  return sql<{ total: number }>`
    select count(*) as total
    from (select 1 from article_listings l where ${listingCondition(filter)} limit ${searchHitsAtMost}) as hits`;
}

function countKept({ status, category, featured, now, language }: ListingFilter) {
  const ofCategory = category === undefined ? sql`true` : sql`category = ${category}`;
  const ofFeatured = featured === undefined ? sql`true` : sql`featured = ${featured}`;
  // Every article is listed in all languages; the language is given only because it is the first column of the index.
  return sql<{ total: number }>`
    select greatest(0,
      coalesce((select sum(total) from article_counts where status = ${status} and ${ofCategory} and ${ofFeatured}), 0)
      - (select count(*) from article_listings l
          where l.language = ${language} and l.status = ${status}
            and (l.published_at is null or l.published_at > ${now.toISOString()}::timestamptz)
            and ${ofCategory} and ${ofFeatured})
    ) as total`;
}

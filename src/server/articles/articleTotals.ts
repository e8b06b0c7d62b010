import { sql } from 'kysely';
import type { Database } from '../database/tables';
import { listingCondition, type ListingFilter } from './listingSql';

/** A search finds this many articles at most: counting every one of a common word would cost more than any list. */
export const searchHitsAtMost = 1000;

/**
 * How many articles a list has. Counters kept by the database answer, less the few whose time has not come; only a search is
 * counted, up to {@link searchHitsAtMost}.
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
  // The language is named only because the index begins with it: an article is in the lists of all languages.
  return sql<{ total: number }>`
    select greatest(0,
      coalesce((select sum(total) from article_counts where status = ${status} and ${ofCategory} and ${ofFeatured}), 0)
      - (select count(*) from article_listings l
          where l.language = ${language} and l.status = ${status}
            and (l.published_at is null or l.published_at > ${now.toISOString()}::timestamptz)
            and ${ofCategory} and ${ofFeatured})
    ) as total`;
}

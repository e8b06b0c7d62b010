import { sql, type RawBuilder } from 'kysely';
import type { Language } from '../../../contract/languages';
import type { ArticleOrder, ArticleQuery } from './articleQuery';
import { searchCondition } from './searchSql';

export type ListingFilter = Omit<ArticleQuery, 'page' | 'order'> & {
  language: Language;
  /** Articles with a later publication date are not public yet. */
  now: Date;
};

/** The WHERE condition of a list on article_listings (as l). */
export function listingCondition(filter: ListingFilter): RawBuilder<unknown> {
  const conditions = [
    // A literal instead of a parameter, so that the partial index of this language can be used.
    sql`l.language = ${sql.lit(filter.language)}`,
    sql`l.status = ${filter.status}`,
    sql`l.published_at <= ${filter.now.toISOString()}::timestamptz`,
  ];
  if (filter.category !== undefined) conditions.push(sql`l.category = ${filter.category}`);
  // Literals, so that the partial index of featured articles can be used.
  if (filter.featured !== undefined) {
    conditions.push(filter.featured ? sql`l.featured` : sql`not l.featured`);
  }
  if (filter.search !== undefined) conditions.push(searchCondition(filter.search));
  return sql.join(conditions, sql` and `);
}

/**
 * The ORDER BY of a list. Ties are broken by id in the same direction: the order is total, and its reverse is a backward scan of
 * the same index. The position of nulls must match the index too.
 */
export function listingOrder({ field, direction }: ArticleOrder): RawBuilder<unknown> {
  const descending = direction === 'desc';
  const way = descending ? sql`desc` : sql`asc`;
  switch (field) {
    case 'publishedAt':
      return descending
        ? sql`l.published_at desc nulls last, l.article_id desc`
        : sql`l.published_at asc nulls first, l.article_id asc`;
    case 'title':
      return sql`l.title collate "und-x-icu" ${way}, l.article_id ${way}`;
    case 'updatedAt':
      return sql`l.updated_at ${way}, l.article_id ${way}`;
    case 'views':
      return sql`a.views ${way}, a.id ${way}`;
  }
}

/** Views are stored in articles only: they change too often to be copied to each language. */
export function listingSource({ field }: ArticleOrder): RawBuilder<unknown> {
  return field === 'views'
    ? sql`articles a join article_listings l on l.article_id = a.id and a.status = 'PUBLISHED'`
    : sql`article_listings l`;
}

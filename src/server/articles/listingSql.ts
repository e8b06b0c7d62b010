import { sql, type RawBuilder } from 'kysely';
import type { Language } from '../../contract/languages';
import type { ArticleOrder, ArticleQuery } from './articleQuery';
import { searchCondition } from './searchSql';

export type ListingFilter = Omit<ArticleQuery, 'page' | 'order'> & {
  language: Language;
  /** What is published later than this is not published yet. */
  now: Date;
};

/** The rows of article_listings (as l) a list consists of. */
export function listingCondition(filter: ListingFilter): RawBuilder<unknown> {
  const conditions = [
    // A literal, so that the index of this language's texts can serve.
    sql`l.language = ${sql.lit(filter.language)}`,
    sql`l.status = ${filter.status}`,
    sql`l.published_at <= ${filter.now.toISOString()}::timestamptz`,
  ];
  if (filter.category !== undefined) conditions.push(sql`l.category = ${filter.category}`);
  // Literals, so that an index of the featured ones alone can serve.
  if (filter.featured !== undefined) {
    conditions.push(filter.featured ? sql`l.featured` : sql`not l.featured`);
  }
  if (filter.search !== undefined) conditions.push(searchCondition(filter.search));
  return sql.join(conditions, sql` and `);
}

/**
 * How a list is ordered. Ties are broken by the id in the same direction, so that the order is total and its reverse is the same
 * index read backwards; the place of nulls is the index's too, or it could not serve.
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

/** Views are kept in articles alone: they change too often to be repeated per language. */
export function listingSource({ field }: ArticleOrder): RawBuilder<unknown> {
  return field === 'views'
    ? sql`articles a join article_listings l on l.article_id = a.id and a.status = 'PUBLISHED'`
    : sql`article_listings l`;
}

import { sql } from 'kysely';
import type { Language } from '../../contract/languages';
import type { PageRequest } from '../collection';
import type { Database } from '../database/tables';
import type { ArticleOrder, ArticleQuery } from './articleQuery';
import { summaryColumns, type SummaryRow } from './articleRows';
import { countArticles } from './articleTotals';
import { listingCondition, listingOrder, listingSource } from './listingSql';

export interface ArticleListRequest {
  query: ArticleQuery;
  language: Language;
  now: Date;
}

/** One page of articles and the number of all of them. */
export async function findArticlePage(database: Database, request: ArticleListRequest) {
  const { page, order, ...filter } = request.query;
  const rest = { ...filter, language: request.language, now: request.now };
  // The public sees nothing but what is published, whatever else it asks for.
  if (filter.status !== 'PUBLISHED') return { total: 0, rows: [] };
  const total = await countArticles(database, rest);
  // What a search found may be more than was counted, so its end is not known.
  const window = rest.search === undefined ? nearerWindow(page, total) : startWindow(page, total);
  if (window.limit <= 0) return { total, rows: [] };
  const inner = window.fromEnd ? reversed(order) : order;
  const { rows } = await sql<SummaryRow>`
    with page as materialized (
      select l.article_id from ${listingSource(inner)}
      where ${listingCondition(rest)}
      order by ${listingOrder(inner)}
      limit ${window.limit} offset ${window.offset}
    )
    select ${summaryColumns}
    from page
    join article_listings l on l.language = ${request.language} and l.article_id = page.article_id
    join articles a on a.id = l.article_id
    left join users u on u.id = a.author_id
    order by ${listingOrder(order)}`.execute(database);
  return { total, rows };
}

export interface PageWindow {
  offset: number;
  limit: number;
  /** Whether the offset counts from the last row, in the reverse order. */
  fromEnd: boolean;
}

/**
 * Where a page lies, counted from the nearer end: skipping rows is what a deep page costs, so no page skips more than half.
 * A limit of 0 is a page past the end.
 */
export function nearerWindow(page: PageRequest, total: number): PageWindow {
  const { offset, limit } = startWindow(page, total);
  const behind = total - offset - limit;
  return behind < offset && limit > 0
    ? { offset: behind, limit, fromEnd: true }
    : { offset, limit, fromEnd: false };
}

function startWindow({ page, itemsPerPage }: PageRequest, total: number): PageWindow {
  const offset = (page - 1) * itemsPerPage;
  return { offset, limit: Math.max(0, Math.min(itemsPerPage, total - offset)), fromEnd: false };
}

function reversed({ field, direction }: ArticleOrder): ArticleOrder {
  return { field, direction: direction === 'asc' ? 'desc' : 'asc' };
}

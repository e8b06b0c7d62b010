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

/** One page of articles and the total. */
export async function findArticlePage(database: Database, request: ArticleListRequest) {
  const { page, order, ...filter } = request.query;
  const rest = { ...filter, language: request.language, now: request.now };
  // The public sees published articles only, whatever status the query names.
  if (filter.status !== 'PUBLISHED') return { total: 0, rows: [] };
  const total = await countArticles(database, rest);
  // The count of a search is capped, so its real end is unknown and pages are read from the start.
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
 * The window of a page, counted from the nearer end: the cost of a deep page is its skipped rows, so no page skips more than
 * half of them. A limit of 0 means a page past the end.
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

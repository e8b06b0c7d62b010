import { sql } from 'kysely';
import type { Language } from '../../../contract/languages';
import type { Database } from '../../platform/database/tables';
import type { ArticleOrder, ArticleQuery } from './articleQuery';
import { summaryColumns, type SummaryRow } from './articleRows';
import { countArticles } from './articleTotals';
import { nearerWindow, startWindow } from '../../platform/http/pageWindow';
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

function reversed({ field, direction }: ArticleOrder): ArticleOrder {
  return { field, direction: direction === 'asc' ? 'desc' : 'asc' };
}

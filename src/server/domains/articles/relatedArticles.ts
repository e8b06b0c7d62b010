import { sql } from 'kysely';
import type { Language } from '../../../contract/languages';
import type { Database } from '../../platform/database/tables';
import { summaryColumns, type SummaryRow } from './articleRows';

export interface RelatedRequest {
  id: number;
  language: Language;
  count: number;
  now: Date;
}

/** The rows of related articles; undefined when the article itself is not public. */
export async function findRelatedRows(
  database: Database,
  request: RelatedRequest,
): Promise<SummaryRow[] | undefined> {
  const article = await database
    .selectFrom('articleListings')
    .select('category')
    .where('language', '=', request.language)
    .where('articleId', '=', request.id)
    .where('status', '=', 'PUBLISHED')
    .where('publishedAt', '<=', request.now.toISOString())
    .executeTakeFirst();
  if (!article) return undefined;
  const { rows } = await selectRelated(request, article.category).execute(database);
  return rows;
}

function selectRelated({ id, language, count, now }: RelatedRequest, category: string | null) {
  const others = sql`l.language = ${language} and l.status = 'PUBLISHED'
    and l.published_at <= ${now.toISOString()}::timestamptz and l.article_id <> ${id}`;
  // A plain equality for a category, so that the index by category can be used.
  const same = category === null ? sql`l.category is null` : sql`l.category = ${category}`;
  const newest = sql`order by l.published_at desc nulls last, l.article_id desc limit ${count}`;
  return sql<SummaryRow>`
    with same as (
      select l.article_id, 0 as distance from article_listings l where ${others} and ${same} ${newest}
    ), rest as (
      select l.article_id, 1 as distance from article_listings l
      where ${others} and l.category is distinct from ${category} ${newest}
    ), chosen as (
      select * from same union all select * from rest
    )
    select ${summaryColumns}
    from chosen
    join article_listings l on l.language = ${language} and l.article_id = chosen.article_id
    join articles a on a.id = l.article_id
    left join users u on u.id = a.author_id
    order by chosen.distance, a.published_at desc, a.id desc
    limit ${count}`;
}

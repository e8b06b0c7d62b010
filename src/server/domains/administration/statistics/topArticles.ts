import { sql, type RawBuilder } from 'kysely';
import type { Language } from '../../../../contract/languages';
import type { SiteStatistics } from '../../../../contract/schemas/adminStatistics';
import { statisticsLimits, type DayRange } from '../../../../contract/statisticsRange';
import { splitRange } from './splitRange';
import type { Database } from '../../../platform/database/tables';

/** The most viewed articles of a range. Uses monthly and yearly counters, so a long range costs hardly more than a short one. */
export async function findTopArticles(
  database: Database,
  range: DayRange,
  language: Language,
): Promise<SiteStatistics['topArticles']> {
  const { rows } = await sql<{ id: number; slug: string; title: string | null; views: number }>`
    with top as (
      select article_id, sum(total)::bigint as views from article_view_counts
      where ${grainConditions(range)} group by article_id
      order by views desc, article_id limit ${statisticsLimits.topArticles})
    select a.id, a.slug, l.title, top.views from top
    join articles a on a.id = top.article_id
    left join article_listings l on l.article_id = a.id and l.language = ${language}
    order by top.views desc, a.id`.execute(database);
  return rows.map((row) => ({ ...row, title: row.title ?? row.slug }));
}

function grainConditions(range: DayRange): RawBuilder<unknown> {
  const parts = splitRange(range).map(
    ({ grain, from, to }) =>
      sql`(grain = ${grain} and start between ${from}::date and ${to}::date)`,
  );
  return sql`(${sql.join(parts, sql` or `)})`;
}

import { sql, type RawBuilder } from 'kysely';
import type { Language } from '../../../contract/languages';
import type { SiteStatistics } from '../../../contract/schemas/adminStatistics';
import { statisticsLimits, type DayRange } from '../../../contract/statisticsRange';
import type { Database } from '../../database/tables';

/** The articles read most within a span. Whole months are read as months: a long span costs hardly more than a short one. */
export async function findTopArticles(
  database: Database,
  range: DayRange,
  language: Language,
): Promise<SiteStatistics['topArticles']> {
  const { rows } = await sql<{ id: number; slug: string; title: string | null; views: number }>`
    with top as (
      select article_id, sum(total)::bigint as views from article_view_counts
      where ${spans(range)} group by article_id
      order by views desc, article_id limit ${statisticsLimits.topArticles})
    select a.id, a.slug, l.title, top.views from top
    join articles a on a.id = top.article_id
    left join article_listings l on l.article_id = a.id and l.language = ${language}
    order by top.views desc, a.id`.execute(database);
  return rows.map((row) => ({ ...row, title: row.title ?? row.slug }));
}

const asDay = (date: Date) => date.toISOString().slice(0, 10);

/** The whole months within, and the days before and after them. */
export function splitRange({ from, to }: DayRange) {
  const first = new Date(from);
  if (first.getUTCDate() !== 1) first.setUTCMonth(first.getUTCMonth() + 1, 1);
  const after = new Date(to);
  after.setUTCDate(after.getUTCDate() + 1);
  after.setUTCDate(1);
  return { firstMonth: asDay(first), afterMonths: asDay(after) };
}

function spans(range: DayRange): RawBuilder<unknown> {
  const { from, to } = range;
  const { firstMonth, afterMonths } = splitRange(range);
  if (firstMonth >= afterMonths) {
    return sql`grain = 'day' and start between ${from}::date and ${to}::date`;
  }
  return sql`(
    (grain = 'month' and start >= ${firstMonth}::date and start < ${afterMonths}::date)
    or (grain = 'day' and start >= ${from}::date and start < ${firstMonth}::date)
    or (grain = 'day' and start >= ${afterMonths}::date and start <= ${to}::date))`;
}

import { sql } from 'kysely';
import type { Language } from '../../../../contract/languages';
import type { SiteStatistics } from '../../../../contract/schemas/adminStatistics';
import {
  countedKinds,
  daysIn,
  rangeBefore,
  statisticsLimits,
  type CountedKind,
  type DayRange,
} from '../../../../contract/statisticsRange';
import type { Database } from '../../../platform/database/tables';
import { splitRange } from './splitRange';
import { findTopArticles } from './topArticles';

type Counts = Record<CountedKind, number>;
const nothing = (): Counts => ({
  members: 0,
  articles: 0,
  comments: 0,
  views: 0,
  logins: 0,
  scores: 0,
});
const kinds = sql.join(countedKinds.map((kind) => sql.lit(kind)));

/** Reads counters only, so the cost does not depend on the amount of content. */
export async function readSiteStatistics(
  database: Database,
  range: DayRange,
  language: Language,
): Promise<SiteStatistics> {
  const grain = daysIn(range) > statisticsLimits.daily ? 'month' : 'day';
  const points = await readPoints(database, range, grain);
  return {
    ...range,
    grain,
    totals: points.reduce(addUp, nothing()),
    previous: (await readPoints(database, rangeBefore(range), 'month')).reduce(addUp, nothing()),
    points,
    topArticles: await findTopArticles(database, range, language),
    memberLanguages: await readWords(database, 'memberLanguage', {
      from: '1970-01-01',
      to: '1970-01-01',
    }),
    pageLanguages: await readWords(database, 'pageLanguage', range),
    themes: await readWords(database, 'theme', range),
  };
}

async function readPoints(database: Database, { from, to }: DayRange, grain: 'day' | 'month') {
  const { rows } = await sql<{ start: string; kind: CountedKind; total: number }>`
    select date_trunc(${grain}, day::timestamp)::date::text as start, kind, sum(total)::bigint as total
    from daily_counts
    where kind in (${kinds}) and day between ${from}::date and ${to}::date
    group by 1, 2`.execute(database);
  const points = new Map(startsOf({ from, to }, grain).map((start) => [start, nothing()]));
  for (const { start, kind, total } of rows) {
    const counts = points.get(start);
    if (counts) counts[kind] = total;
  }
  return [...points].map(([start, counts]) => ({ start, ...counts }));
}

/** Every day or month of a range, including those without data. */
function startsOf({ from, to }: DayRange, grain: 'day' | 'month'): string[] {
  const starts: string[] = [];
  const step = new Date(grain === 'day' ? from : `${from.slice(0, 7)}-01`);
  while (step.toISOString().slice(0, 10) <= to) {
    starts.push(step.toISOString().slice(0, 10));
    if (grain === 'day') step.setUTCDate(step.getUTCDate() + 1);
    else step.setUTCMonth(step.getUTCMonth() + 1);
  }
  return starts;
}

function addUp(sum: Counts, counts: Counts): Counts {
  return {
    members: sum.members + counts.members,
    articles: sum.articles + counts.articles,
    comments: sum.comments + counts.comments,
    views: sum.views + counts.views,
    logins: sum.logins + counts.logins,
    scores: sum.scores + counts.scores,
  };
}

/** Whole months are read from monthly counters, so a long range costs hardly more than a short one. */
async function readWords(database: Database, kind: string, range: DayRange) {
  const parts = splitRange(range, ['month']).map(({ grain, from, to }) =>
    grain === 'month'
      ? sql`select word, total from monthly_counts
          where kind = ${kind} and month between ${from}::date and ${to}::date`
      : sql`select word, total from daily_counts
          where kind = ${kind} and day between ${from}::date and ${to}::date`,
  );
  const { rows } = await sql<{ word: string; total: number }>`
    select word, sum(total)::bigint as total from (${sql.join(parts, sql` union all `)}) as counts
    group by word having sum(total) > 0 order by total desc, word`.execute(database);
  return rows;
}

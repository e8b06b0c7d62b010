import { sql } from 'kysely';
import type { Language } from '../../../../contract/languages';
import { paths } from '../../../../contract/paths';
import type { Chart, DistributionBar } from '../../../../contract/schemas/charts';
import { inSnapshot } from '../../../platform/database/inSnapshot';
import type { Database } from '../../../platform/database/tables';
import { distributionBars, type BarAmounts } from '../formulas/distributionBars';
import { sortKey } from '../formulas/sortKey';
import { lastEventOf } from '../history/lastEventOf';
import { scoresBefore } from '../places/betterScores';
import { rankedCount } from '../places/livePlaces';
import { sortKeyAt } from '../places/sortKeyAt';
import { boardOrder } from '../rows/boardOrder';
import { scoreValues } from '../rows/scoreValues';

/** Fewer scores are better read one by one. */
const fewestScores = 20;
/** The worst of a hundred are in the last bar, so that a few of them do not make all others narrow. */
const shareShown = 0.95;

interface Ends {
  total: number;
  lastEvent: number;
  best: number | null;
  most: number | null;
}

async function findEnds(database: Database, chartId: number): Promise<Ends | undefined> {
  const chart = sql`${chartId}::int`;
  const ofChart = sql`scores s where s.chart_id = ${chart} and s.ranked`;
  const head = await sql<{ total: number; lastEvent: number }>`
    select ${rankedCount(chart)} as total, ${lastEventOf(chart)} as last_event`.execute(database);
  const { total = 0, lastEvent = 0 } = head.rows[0] ?? {};
  if (total < fewestScores) return { total, lastEvent, best: null, most: null };
  const key = sortKeyAt(chart, {}, Math.ceil(total * shareShown));
  const { rows } = await sql<Pick<Ends, 'best' | 'most'>>`
    select (select s.amounts[1] from ${ofChart} order by ${boardOrder} limit 1) as best,
      (select s.amounts[1] from ${ofChart} and s.sort_key = (select ${key}) limit 1) as most`.execute(
    database,
  );
  return rows[0] && { total, lastEvent, ...rows[0] };
}

/** How many scores are better than those of each bar but the first. */
async function countBefore(database: Database, chart: Chart, bars: readonly BarAmounts[]) {
  const better = chart.columns[0]?.better ?? 'higher';
  const keys = Object.fromEntries(
    bars
      .slice(1)
      .map(({ best }, index) => [`bar${index}`, sql`${sortKey([best], [better])}::bytea`]),
  );
  if (bars.length < 2) return [];
  const { rows } = await sql<Record<string, number>>`${scoresBefore(sql`(select) n`, {
    chartId: sql`${chart.id}::int`,
    name: '',
    keys,
  })}`.execute(database);
  return Object.keys(keys).map((name) => rows[0]?.[name] ?? 0);
}

/**
 * How the scores of a chart are distributed over their first value, best first, in a few bars; none of a chart with few scores. Reads the
 * buckets, and the scores of one of them for each bar.
 */
export async function readDistribution(
  database: Database,
  { chart, language }: { chart: Chart; language: Language },
): Promise<{ items: DistributionBar[]; lastEvent: number }> {
  return inSnapshot(database, async (snapshot) => {
    const [column] = chart.columns;
    const ends = await findEnds(snapshot, chart.id);
    if (!column || !ends || ends.best === null || ends.most === null)
      return { items: [], lastEvent: ends?.lastEvent ?? 0 };
    const { best, most, total, lastEvent } = ends;
    const bars = distributionBars({ best, most }, column.better);
    const before = [0, ...(await countBefore(snapshot, chart, bars)), total];
    const valueOf = (amount: number) => scoreValues([amount], [column.format], language)[0] ?? null;
    const items = bars.flatMap((bar, index): DistributionBar[] => {
      const from = valueOf(bar.best);
      if (!from) return [];
      return [
        {
          '@id': `${paths.chartDistribution(chart.id)}#${index + 1}`,
          '@type': 'DistributionBar',
          best: from,
          worst: bar.worst === null ? null : valueOf(bar.worst),
          count: (before[index + 1] ?? total) - (before[index] ?? 0),
        },
      ];
    });
    return { items, lastEvent };
  });
}

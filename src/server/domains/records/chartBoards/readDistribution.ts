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
import { scoreValues } from '../scores/scoreValues';

/** Fewer scores are better read one by one. */
const fewestScores = 20;
/** Outside of these shares of the scores are those that would make the bars of all others low or narrow. */
const shares = { good: 0.1, bad: 0.9 };

interface Ends {
  total: number;
  lastEvent: number;
  good: number | null;
  bad: number | null;
}

async function findEnds(database: Database, chartId: number): Promise<Ends | undefined> {
  const chart = sql`${chartId}::int`;
  const head = await sql<{ total: number; lastEvent: number }>`
    select ${rankedCount(chart)} as total, ${lastEventOf(chart)} as last_event`.execute(database);
  const { total = 0, lastEvent = 0 } = head.rows[0] ?? {};
  if (total < fewestScores) return { total, lastEvent, good: null, bad: null };
  const amountAt = (share: number) =>
    sql`(select s.amounts[1] from scores s where s.chart_id = ${chart} and s.ranked
      and s.sort_key = (select ${sortKeyAt(chart, {}, Math.ceil(total * share))}) limit 1)`;
  const { rows } = await sql<Pick<Ends, 'good' | 'bad'>>`
    select ${amountAt(shares.good)} as good, ${amountAt(shares.bad)} as bad`.execute(database);
  return rows[0] && { total, lastEvent, ...rows[0] };
}

/** How many scores are better than those of each bar but the first. */
async function countBefore(database: Database, chart: Chart, bars: readonly BarAmounts[]) {
  const better = chart.columns[0]?.better ?? 'higher';
  const keys = Object.fromEntries(
    bars.flatMap(({ best }, index) =>
      best === null ? [] : [[`bar${index}`, sql`${sortKey([best], [better])}::bytea`]],
    ),
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
    if (!column || !ends || ends.good === null || ends.bad === null)
      return { items: [], lastEvent: ends?.lastEvent ?? 0 };
    const { good, bad, total, lastEvent } = ends;
    const bars = distributionBars({ good, bad }, column.better);
    const before = [0, ...(await countBefore(snapshot, chart, bars)), total];
    const valueOf = (amount: number | null) =>
      amount === null ? null : (scoreValues([amount], [column.format], language)[0] ?? null);
    const items = bars.map((bar, index): DistributionBar => ({
      '@id': `${paths.chartDistribution(chart.id)}#${index + 1}`,
      '@type': 'DistributionBar',
      best: valueOf(bar.best),
      worst: valueOf(bar.worst),
      count: (before[index + 1] ?? total) - (before[index] ?? 0),
    }));
    return { items, lastEvent };
  });
}

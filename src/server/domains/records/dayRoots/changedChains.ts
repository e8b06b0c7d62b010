import { sql } from 'kysely';
import type { Database } from '../../../platform/database/tables';
import type { ChainEnd } from '../scores/scoreEvents';

/** How many charts are read or locked with one statement. */
const batchSize = 1000;

/** The end of the chain of a chart at the end of a day, which the last root does not have. */
export interface ChangedChain extends ChainEnd {
  chartId: number;
  /** How many events the last root covers. */
  rooted: number;
}

/**
 * The chains with events before a moment that no root covers, each up to its last such event. An event that came later although its time is
 * earlier belongs to the next day.
 */
export async function findChangedChains(
  transaction: Database,
  before: Date,
): Promise<ChangedChain[]> {
  const chains: ChangedChain[] = [];
  for (let after = 0; ;) {
    const { rows } = await sql<ChangedChain | { chartId: number; eventCount: null }>`
      select h.chart_id, e.sequence as event_count, e.hash, coalesce(d.event_count, 0) as rooted from (
        select chart_id from chart_heads where event_count > rooted_count and chart_id > ${after}
        order by chart_id limit ${batchSize}
      ) h left join lateral (
        select event_count from day_heads where chart_id = h.chart_id order by day desc limit 1
      ) d on true left join lateral (
        select sequence, hash from score_events where chart_id = h.chart_id and at < ${before}::timestamptz
        order by sequence desc limit 1
      ) e on e.sequence > coalesce(d.event_count, 0) order by h.chart_id`.execute(transaction);
    for (const row of rows) if (row.eventCount !== null) chains.push(row);
    const last = rows.at(-1);
    if (!last) return chains;
    after = last.chartId;
  }
}

/**
 * Notes what a stored root covers, in short transactions: posts wait for the ends of these chains. Where it is interrupted, the same ends are
 * found and left out the next time.
 */
export async function markRooted(
  database: Database,
  chains: readonly ChangedChain[],
): Promise<void> {
  for (let start = 0; start < chains.length; start += batchSize) {
    const batch = chains.slice(start, start + batchSize);
    await sql`
      with locked as materialized (
        select h.chart_id, r.event_count from unnest(${sql.val(batch.map(({ chartId }) => chartId))}::int[],
          ${sql.val(batch.map(({ eventCount }) => eventCount))}::int[]) r (chart_id, event_count)
        join chart_heads h on h.chart_id = r.chart_id order by h.chart_id for update of h
      )
      update chart_heads h set rooted_count = greatest(h.rooted_count, l.event_count)
      from locked l where h.chart_id = l.chart_id`.execute(database);
  }
}

import { sql, type RawBuilder } from 'kysely';

/** The smallest sort key behind another one: scores that are better than it are better than the other or equal. */
export const rightBehind = (sortKey: RawBuilder<unknown>): RawBuilder<Buffer> =>
  sql`(${sortKey} || '\\x00'::bytea)`;

/**
 * How many ranked scores of a chart have a smaller sort key, as an expression. On a large chart it adds up the buckets before the one that
 * the key is in, and counts only within that one.
 */
export function betterScores(
  chartId: RawBuilder<unknown>,
  sortKey: RawBuilder<unknown>,
): RawBuilder<number> {
  // Without the offset the bucket would be looked up for each use of it.
  return sql<number>`(
    select coalesce(
        (select sum(b.total) from chart_buckets b where b.chart_id = ${chartId} and b.low < own.low), 0)
      + (select count(*) from scores w where w.chart_id = ${chartId} and w.ranked
        and w.sort_key >= own.low and w.sort_key < ${sortKey})
    from (
      select coalesce(
        (select k.low from chart_buckets k where k.chart_id = ${chartId} and k.low <= ${sortKey}
          order by k.low desc limit 1), ''::bytea) as low offset 0
    ) own
  )`;
}

import { sql, type RawBuilder } from 'kysely';
import { boardOfName, bucketsOf, onBoard } from './scoreBoards';

/** The smallest sort key behind another one: scores that are better than it are better than the other or equal. */
export const rightBehind = (sortKey: RawBuilder<unknown>): RawBuilder<Buffer> =>
  sql`(${sortKey} || '\\x00'::bytea)`;

/**
 * How many ranked scores of a chart, or of a named board of it, have a smaller sort key, as an expression. On a large board it adds up the
 * buckets before the one that the key is in, and counts only within that one.
 */
export function betterScores(
  chartId: RawBuilder<unknown>,
  sortKey: RawBuilder<unknown>,
  name = '',
): RawBuilder<number> {
  // Without the offset the bucket would be looked up for each use of it.
  return sql<number>`(
    select coalesce((select sum(b.total) from ${bucketsOf(chartId, name, 'b')} and b.low < own.low), 0)
      + (select count(*) from scores w where w.chart_id = ${chartId} and w.ranked ${onBoard(boardOfName(name), 'w')}
        and w.sort_key >= own.low and w.sort_key < ${sortKey})
    from (
      select coalesce(
        (select k.low from ${bucketsOf(chartId, name, 'k')} and k.low <= ${sortKey} order by k.low desc limit 1),
        ''::bytea) as low offset 0
    ) own
  )`;
}

import { sql, type RawBuilder } from 'kysely';
import { boardOrder, boardOrderReversed } from './boardOrder';
import { sortKeyAt } from '../places/sortKeyAt';
import { boardScores } from '../places/scoreBoards';
import type { BoardQuery } from './boardQuery';

/** The last of so many scores of a board from its end, or from a score, upwards, as a query of one row; of the first one if there are fewer. */
const upwards = (scores: RawBuilder<unknown>, count: number) =>
  sql`select s.* from (
    select s.sort_key, s.changed_at, s.id from ${scores} order by ${boardOrderReversed} limit ${count}
  ) s order by ${boardOrder} limit 1`;

/**
 * The first score of the page that has the score of the query `target` in its middle, as a query of one row; of none if that has none. Reads
 * half a page of the board’s index.
 */
export const startAround = (chartId: number, query: BoardQuery): RawBuilder<unknown> =>
  upwards(
    sql`${boardScores(chartId, query)} and (s.sort_key, s.changed_at, s.id) <= (select sort_key, changed_at, id from target)`,
    Math.floor((query.size - 1) / 2) + 1,
  );

/** The first score that has a place, as a query of one row; behind the end of the board the first score of the last page. */
export const startAtRank = (
  chartId: number,
  query: BoardQuery,
  rank: number,
): RawBuilder<unknown> => {
  const scores = boardScores(chartId, query);
  return sql`
    with place as materialized (select ${sortKeyAt(sql`${chartId}::int`, query, rank)} as sort_key)
    (select s.sort_key, s.changed_at, s.id from ${scores} and s.sort_key >= (select sort_key from place)
      order by ${boardOrder} limit 1)
    union all
    (${upwards(sql`${scores} and (select sort_key from place) is null`, query.size)})`;
};

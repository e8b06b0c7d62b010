import { sql, type RawBuilder } from 'kysely';
import { boardName, bucketsOf, scoresOfBoard, type ScoreBoard } from './scoreBoards';

/** The buckets of a board, and what is before each: one without a beginning for a board that has none. */
function countedBuckets(chartId: RawBuilder<unknown>, board: ScoreBoard): RawBuilder<unknown> {
  const whole = sql`select ''::bytea as low, null::bytea as next, 0 as before, null::bigint as upto`;
  const name = boardName(board);
  if (name === undefined) return whole;
  const buckets = bucketsOf(chartId, name, 'b');
  return sql`
    select b.low, lead(b.low) over (order by b.low) as next, sum(b.total) over (order by b.low) - b.total as before,
      sum(b.total) over (order by b.low) as upto from ${buckets}
    union all select * from (${whole}) w where not exists (select from ${buckets})`;
}

/**
 * The sort key of the score that so many scores of a board are before or equal to, itself too, as an expression: all scores with this key
 * have the place. Null behind the end. Reads the buckets, and the scores of one of them; none of a bucket of equal scores.
 */
export const sortKeyAt = (
  chartId: RawBuilder<unknown>,
  board: ScoreBoard,
  place: number | RawBuilder<number>,
): RawBuilder<unknown> =>
  sql`(
    select case when b.next = b.low || '\\x00'::bytea then b.low else (
      select w.sort_key from ${scoresOfBoard(chartId, board, 'w')} and w.sort_key >= b.low
      order by w.sort_key offset ${place} - 1 - b.before limit 1
    ) end
    from (${countedBuckets(chartId, board)}) b
    where b.upto is null or b.upto >= ${place} order by b.low limit 1
  )`;

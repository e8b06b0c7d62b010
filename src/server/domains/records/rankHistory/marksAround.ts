import { sql, type RawBuilder } from 'kysely';
import type { PlayerBoard } from '../../../../contract/records/rankingBoards';
import { columnsOf, comparedColumns } from '../playerRankings/rankings';

/**
 * The marks around what a player had (k) at the end of a day, as a query of one row (`Between`, with the board and how many players it had);
 * of none if the day or what the board compares was not kept, or the player had no ranked score.
 */
export function marksAround(board: PlayerBoard, day: RawBuilder<unknown>): RawBuilder<unknown> {
  const columns = comparedColumns[board];
  const own = columnsOf({ gameId: undefined, board }, 'k');
  const marked = sql.join(columns.map((column) => sql.ref(`x.${column}`)));
  const names = sql.join(columns.map((column) => sql.ref(column)));
  const arrays = sql.join(
    columns.map((_column, index) => sql`m.counts[${sql.lit(index + 1)}:${sql.lit(index + 1)}]`),
  );
  const mark = (where: RawBuilder<unknown>, order: RawBuilder<unknown>) => sql`(
    select json_build_object('better', x.better, 'counts', json_build_array(${marked}))
    from unnest(m.better, ${arrays}) with ordinality x (better, ${names}, position)
    where ${where} order by x.position ${order} limit 1)`;
  return sql`
    select m.board, m.total as of, array[${own}]::bigint[] as counts,
      ${mark(sql`row(${marked}) >= row(${own})`, sql`desc`)} as above,
      ${mark(sql`row(${marked}) < row(${own})`, sql``)} as below
    from ranking_day_marks m
    where m.day = ${day} and m.board = ${board} and k.score_count > 0 and num_nulls(${own}) = 0`;
}

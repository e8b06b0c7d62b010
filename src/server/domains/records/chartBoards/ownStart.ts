import { sql, type RawBuilder } from 'kysely';
import { boardScores } from '../places/scoreBoards';
import type { BoardQuery } from './boardQuery';

/**
 * The first score of the page that has a user’s own score in its middle, as a query of one row; of none if the user has no score on the
 * board. Reads half a page of the board’s index.
 */
export const ownStart = (chartId: number, query: BoardQuery, userId: number): RawBuilder<unknown> =>
  sql`select * from (
    select s.sort_key, s.changed_at, s.id from ${boardScores(chartId, query)}
      and (s.sort_key, s.changed_at, s.id) <= (
        select s.sort_key, s.changed_at, s.id from ${boardScores(chartId, query)}
          and s.player_id = (select y.id from players y where y.user_id = ${userId}))
    order by s.sort_key desc, s.changed_at desc, s.id desc limit ${Math.floor((query.size - 1) / 2) + 1}
  ) b order by sort_key, changed_at, id limit 1`;

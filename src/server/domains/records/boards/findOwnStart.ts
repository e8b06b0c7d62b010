import { sql } from 'kysely';
import type { Database } from '../../../platform/database/tables';
import type { BoardCursor, BoardQuery } from './boardQuery';
import { boardScores } from './findBoardPage';
import { inMicroseconds } from './microseconds';

/**
 * The first score of the page that has a member’s own score in its middle; undefined if the member has none on the board. Reads
 * half a page of the board’s index.
 */
export async function findOwnStart(
  database: Database,
  { chartId, query, userId }: { chartId: number; query: BoardQuery; userId: number },
): Promise<BoardCursor | undefined> {
  const before = Math.floor((query.size - 1) / 2);
  const { rows } = await sql<{ sortKey: Buffer; changed: number; id: number }>`
    with own as (
      select s.sort_key, s.changed_at, s.id from ${boardScores(chartId, query)}
        and s.player_id = (select y.id from players y where y.user_id = ${userId})
    )
    select s.sort_key, ${inMicroseconds('s.changed_at')} as changed, s.id
    from ${boardScores(chartId, query)}
      and (s.sort_key, s.changed_at, s.id) <= (select sort_key, changed_at, id from own)
    order by s.sort_key desc, s.changed_at desc, s.id desc limit ${before + 1}`.execute(database);
  const start = rows.at(-1);
  return start && { key: start.sortKey.toString('hex'), changed: start.changed, id: start.id };
}

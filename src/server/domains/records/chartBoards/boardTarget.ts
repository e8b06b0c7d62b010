import { sql, type RawBuilder } from 'kysely';
import { boardScores } from '../places/scoreBoards';
import { playersNamed } from '../players/playersNamed';
import type { BoardQuery } from './boardQuery';

/** The scores on the board of the players whose names begin so, the first name first: one that is the text itself. */
const byName = (scores: RawBuilder<unknown>, search: string): RawBuilder<unknown> =>
  sql`select f.sort_key, f.changed_at, f.id from (${playersNamed(search)}) p
    cross join lateral (select s.sort_key, s.changed_at, s.id from ${scores} and s.player_id = p.id) f
    order by p.name using ~<~ limit 1`;

/** The score that the page is around, as a query of one row, or of none; undefined for a page that is around no score. */
export function boardTarget(
  chartId: number,
  query: BoardQuery,
  userId: number | undefined,
): RawBuilder<unknown> | undefined {
  const scores = boardScores(chartId, query);
  const { player, search, aroundMe } = query;
  if (search !== undefined) return byName(scores, search);
  const ofPlayer = (id: RawBuilder<unknown>) =>
    sql`select s.sort_key, s.changed_at, s.id from ${scores} and s.player_id = ${id}`;
  if (player) return ofPlayer(sql`${player}::int`);
  return aroundMe && userId !== undefined
    ? ofPlayer(sql`(select y.id from players y where y.user_id = ${userId})`)
    : undefined;
}

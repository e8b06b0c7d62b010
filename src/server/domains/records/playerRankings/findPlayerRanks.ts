import { sql } from 'kysely';
import { playerBoards, type PlayerBoard } from '../../../../contract/records/rankingBoards';
import type { PlayerRank } from '../../../../contract/schemas/players';
import type { Database } from '../../../platform/database/tables';
import { placeBefore } from './placeBefore';
import { markedOf } from './findStandingPage';
import { standingsOf, type Ranking } from './rankings';

/** The ranks of a player in rankings of all players, of one moment; none for a player who is in none. */
export async function findPlayerRanks(
  database: Database,
  id: number,
  boards: readonly PlayerBoard[] = playerBoards,
): Promise<PlayerRank[]> {
  const ranked = boards.map((board) => {
    const ranking: Ranking = { gameId: undefined, board };
    const marked = sql`select total from ${markedOf(ranking)}`;
    // Players may have been added since the marks were made.
    return sql`
      select ${board}::text as board, r.better + 1 as rank,
        greatest(coalesce((${marked}), (select total from everyone)), r.better + 1) as of
      from (${placeBefore(ranking)}) r`;
  });
  const all = standingsOf({ gameId: undefined, board: 'points' });
  const { rows } = await sql<PlayerRank>`
    with first as materialized (select t.* from ${all} and t.player_id = ${id}),
      everyone as materialized (select count(*) as total from ${all})
    ${sql.join(ranked, sql` union all `)}`.execute(database);
  return rows;
}

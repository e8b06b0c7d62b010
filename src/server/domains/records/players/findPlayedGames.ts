import { sql } from 'kysely';
import { paths } from '../../../../contract/paths';
import type { PlayedGame } from '../../../../contract/schemas/players';
import type { Database } from '../../../platform/database/tables';

interface Request {
  userId: number;
  games: readonly number[];
}

/** On how many charts of each game a user has a score, as the rankings count them; each game is looked up by its standing. */
export async function findPlayedGames(
  database: Database,
  { userId, games }: Request,
): Promise<PlayedGame[]> {
  const { rows } = await sql<{ id: number; played: number }>`
    select n.game_id as id, n.score_count as played
    from players p cross join unnest(${sql.val([...games])}::int[]) g (id)
    join game_standings n on n.game_id = g.id and n.player_id = p.id
    where p.user_id = ${userId} and n.score_count > 0`.execute(database);
  return rows.map(({ id, played }) => ({
    '@id': paths.game(id),
    '@type': 'PlayedGame',
    id,
    played,
  }));
}

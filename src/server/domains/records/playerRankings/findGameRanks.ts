import { sql } from 'kysely';
import type { Database } from '../../../platform/database/tables';
import { placeBefore } from './placeBefore';
import { standingsOf, type Ranking } from './rankings';

/** The ranks of a player by points in some games. */
export async function findGameRanks(
  database: Database,
  { playerId, games }: { playerId: number; games: readonly number[] },
): Promise<Map<number, number>> {
  if (games.length === 0) return new Map();
  const ranked = games.map((gameId) => {
    const ranking: Ranking = { gameId, board: 'points' };
    return sql`
      select ${gameId}::int as id, r.better + 1 as rank from (
        with first as materialized (
          select t.* from ${standingsOf(ranking)} and t.player_id = ${playerId}
        ) ${placeBefore(ranking)}
      ) r`;
  });
  const { rows } = await sql<{ id: number; rank: number }>`
    ${sql.join(ranked, sql` union all `)}`.execute(database);
  return new Map(rows.map(({ id, rank }) => [id, rank]));
}

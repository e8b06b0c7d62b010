import { sql } from 'kysely';
import type { Database } from '../../../platform/database/tables';

/**
 * Writes the rows that the list of players has of some players, in the order of their ids, and removes those of players without scores.
 * Nothing else may be locked afterwards: members who change their name or country wait for these rows.
 */
export async function writeListings(
  transaction: Database,
  players: readonly number[],
): Promise<void> {
  if (players.length === 0) return;
  const ids = sql`${sql.val([...new Set(players)])}::int[]`;
  // An account that is being deleted is waited for: its player is not listed any more.
  await sql`
    insert into player_listings as l (player_id, user_id, name, country, game_count, last_score_at)
    select p.id, u.id, lower(u.username), p.country, n.total, n.last_at
    from players p join users u on u.id = p.user_id cross join lateral (
      select count(*)::int as total, max(s.last_score_at) as last_at from game_standings s
      where s.player_id = p.id and s.score_count > 0
    ) n
    where p.id = any(${ids}) and n.last_at is not null order by p.id for key share of u
    on conflict (player_id) do update set name = excluded.name, country = excluded.country,
      game_count = excluded.game_count, last_score_at = excluded.last_score_at
    where (l.name, l.country, l.game_count, l.last_score_at) is distinct from
      (excluded.name, excluded.country, excluded.game_count, excluded.last_score_at)`.execute(
    transaction,
  );
  await sql`
    delete from player_listings l where l.player_id = any(${ids}) and not exists (
      select from game_standings s where s.player_id = l.player_id and s.score_count > 0)`.execute(
    transaction,
  );
}

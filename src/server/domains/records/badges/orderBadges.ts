import { sql } from 'kysely';
import type { Database } from '../../../platform/database/tables';

/** Puts the held badges of a member in an order; others come behind them. Those that are not held any more are passed over. */
export async function orderBadges(
  database: Database,
  { userId, badges }: { userId: number; badges: readonly number[] },
): Promise<void> {
  const ids = sql`${sql.val([...badges])}::int[]`;
  await database.transaction().execute(async (transaction) => {
    // Two requests of one member change one after the other.
    await sql`select from players where user_id = ${userId} for no key update`.execute(transaction);
    await sql`
      update player_badges b set position = n.position from (
        select k.id, coalesce(array_position(${ids}, k.id), 1000)::smallint as position
        from player_badges k join players p on p.id = k.player_id and p.user_id = ${userId}
        where k.lost_at is null and (k.position < 1000 or k.id = any(${ids}))
      ) n where n.id = b.id and n.position <> b.position`.execute(transaction);
  });
}

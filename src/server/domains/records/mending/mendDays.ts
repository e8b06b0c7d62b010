import { sql } from 'kysely';
import { postedKinds } from '../../../platform/database/postedKinds';
import type { Database } from '../../../platform/database/tables';

/** Counts again how many values players posted on the days of their daily rows. Their totals must be locked. @returns How many were wrong. */
export async function mendDays(transaction: Database, players: readonly number[]): Promise<number> {
  const ids = sql`${sql.val([...players])}::int[]`;
  const { rows } = await sql`
    with posted as (
      select e.player_id, (e.at at time zone 'UTC')::date as day, count(*) as posts from score_events e
      where e.player_id = any(${ids}) and e.kind in ${postedKinds} group by 1, 2
    ), wrong as (
      select d.player_id, d.day, coalesce(n.posts, 0) as posts
      from player_days d left join posted n using (player_id, day)
      where d.player_id = any(${ids}) and d.posts <> coalesce(n.posts, 0)
    )
    update player_days d set posts = w.posts from wrong w
    where d.player_id = w.player_id and d.day = w.day returning d.player_id`.execute(transaction);
  return rows.length;
}

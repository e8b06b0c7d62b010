import { sql } from 'kysely';
import type { Database } from '../../../platform/database/tables';

interface ListingOptions {
  /** Waits for players whose row or account is locked, such as one that is being deleted, instead of passing over them. */
  wait?: boolean;
}

/**
 * Writes the rows that the list of players has of some players, and removes those of players without scores.
 * @returns The players passed over. While totals are locked nobody may be waited for here: whoever deletes an account locks it first, and
 * then waits for what a ranking has locked. They are written after the commit, with {@link writeListingsLater}.
 */
export async function writeListings(
  transaction: Database,
  players: readonly number[],
  { wait = false }: ListingOptions = {},
): Promise<number[]> {
  const ids = [...new Set(players)];
  if (ids.length === 0) return [];
  const all = sql`${sql.val(ids)}::int[]`;
  const unlessLocked = wait ? sql`` : sql`skip locked`;
  const { rows: listed } = await sql<{ playerId: number }>`
    select player_id from player_listings where player_id = any(${all})
    order by player_id for no key update ${unlessLocked}`.execute(transaction);
  const locked = sql`${sql.val(listed.map(({ playerId }) => playerId))}::int[]`;
  await sql`
    delete from player_listings l where l.player_id = any(${locked}) and not exists (
      select from game_standings s where s.player_id = l.player_id and s.score_count > 0)`.execute(
    transaction,
  );
  // Members who change their name or country write it by triggers, which wait for these rows.
  await sql`
    update player_listings l set name = lower(u.username), country = p.country, game_count = n.total, last_score_at = n.last_at
    from players p join users u on u.id = p.user_id cross join lateral (${scoresOf(sql`p.id`)}) n
    where l.player_id = p.id and p.id = any(${locked}) and n.last_at is not null
      and (l.name, l.country, l.game_count, l.last_score_at)
        is distinct from (lower(u.username), p.country, n.total, n.last_at)`.execute(transaction);
  const { rows: added } = await sql<{ playerId: number }>`
    insert into player_listings (player_id, user_id, name, country, game_count, last_score_at)
    select p.id, u.id, lower(u.username), p.country, n.total, n.last_at
    from players p join users u on u.id = p.user_id cross join lateral (${scoresOf(sql`p.id`)}) n
    where p.id = any(${all}) and n.last_at is not null
      and not exists (select from player_listings l where l.player_id = p.id)
    order by p.id for key share of u ${unlessLocked}
    on conflict (player_id) do nothing returning player_id`.execute(transaction);
  const written = new Set([...listed, ...added].map(({ playerId }) => playerId));
  const others = ids.filter((id) => !written.has(id));
  if (wait || others.length === 0) return [];
  const { rows: passed } = await sql<{ id: number }>`
    select p.id from players p where p.id = any(${sql.val(others)}::int[]) and (
      exists (select from player_listings l where l.player_id = p.id) or p.user_id is not null
        and exists (select from game_standings s where s.player_id = p.id and s.score_count > 0))
    order by p.id`.execute(transaction);
  return passed.map(({ id }) => id);
}

/** Writes the rows of players who were passed over. */
export const writeListingsLater = async (
  database: Database,
  players: readonly number[],
): Promise<void> => {
  if (players.length === 0) return;
  await database.transaction().execute(async (transaction) => {
    await writeListings(transaction, players, { wait: true });
  });
};

const scoresOf = (player: ReturnType<typeof sql>) => sql`
  select count(*)::int as total, max(s.last_score_at) as last_at from game_standings s
  where s.player_id = ${player} and s.score_count > 0`;

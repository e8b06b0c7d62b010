import { sql } from 'kysely';
import { paths } from '../../../../contract/paths';
import type { Player } from '../../../../contract/schemas/players';

export interface PlayerRow {
  playerId: number;
  country: string | null;
  username: string | null;
  userSlug: string | null;
}

/** The names of users u in a {@link PlayerRow}. */
export const nameColumns = sql`u.username, u.slug as user_slug`;

/** The columns of a {@link PlayerRow} of players p and their users u, without the id. */
export const playerColumns = sql`p.country, ${nameColumns}`;

export const toPlayer = (row: PlayerRow): Player => ({
  '@id': paths.player(row.playerId),
  '@type': 'Player',
  id: row.playerId,
  username: row.username,
  slug: row.userSlug,
  country: row.country,
});

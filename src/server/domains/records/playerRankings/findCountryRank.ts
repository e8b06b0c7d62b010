import { sql } from 'kysely';
import type { CountryRank } from '../../../../contract/schemas/players';
import type { Database } from '../../../platform/database/tables';
import { totalOf } from './findStandingPage';
import { placeBefore } from './placeBefore';
import { standingsOf, type Ranking } from './rankings';

/** The rank of a player by points among those of a country; null for a player who is not among them. */
export async function findCountryRank(
  database: Database,
  { id, country }: { id: number; country: string | null },
): Promise<CountryRank | null> {
  if (country === null) return null;
  const ranking: Ranking = { gameId: undefined, country, board: 'points' };
  // Players may have been added since the marks were made.
  const { rows } = await sql<CountryRank>`
    with first as materialized (select t.* from ${standingsOf(ranking)} and t.player_id = ${id})
    select ${country}::text as country, r.better + 1 as rank, greatest(${totalOf(ranking)}, r.better + 1) as of
    from (${placeBefore(ranking)}) r`.execute(database);
  return rows[0] ?? null;
}

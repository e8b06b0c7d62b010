import { sql } from 'kysely';
import { changePlayerRanking } from '../../../src/server/domains/records/players/changePlayerRanking';
import type { Database } from '../../../src/server/platform/database/tables';

/** Lets the scores of a player rank or not, as an administrator would: by a decision, or by the state of the account. */
export async function setRanked(
  database: Database,
  {
    player: playerId,
    by,
    ranked,
    at,
  }: { player: number; by: 'staff' | 'account'; ranked: boolean; at: Date },
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const since = ranked ? null : at.toISOString();
    await (
      by === 'staff'
        ? sql`update players set unranked_at = ${since}, unrank_reason = ${ranked ? null : 'other'} where id = ${playerId}`
        : sql`update users set disabled_at = ${since} where id = (select user_id from players where id = ${playerId})`
    ).execute(transaction);
    await changePlayerRanking(transaction, { playerId, reason: 'other', at, actorId: null });
  });
}

export const setCountry = async (database: Database, playerId: number, country: string | null) =>
  database.updateTable('players').set({ country }).where('id', '=', playerId).execute();

export const renameMember = async (database: Database, userId: number, username: string) =>
  database
    .updateTable('users')
    .set({ username, slug: username })
    .where('id', '=', userId)
    .execute();

/** The scores stay. */
export const deleteAccount = async (database: Database, userId: number) =>
  database.deleteFrom('users').where('id', '=', userId).execute();

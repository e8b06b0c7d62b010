import { sql } from 'kysely';
import type { DecisionReason } from '../../../../contract/records/decisions';
import { accountIsOut } from '../../../platform/database/accountIsOut';
import type { Database } from '../../../platform/database/tables';

interface RankingChange {
  playerId: number;
  at: Date;
  /** Null for the site itself, and for a user who must stay hidden: the events of the scores are public. */
  actorId: number | null;
  reason: DecisionReason;
  note?: string | undefined;
}

/**
 * Takes a player out of the rankings, or lets the player rank again, after a decision of the staff or the state of the account changed
 * in the same transaction. Workers let the scores follow.
 * @returns Whether something changed: both may keep a player out.
 */
export async function changePlayerRanking(
  transaction: Database,
  { playerId, at, actorId, reason, note = undefined }: RankingChange,
): Promise<boolean> {
  // Before it is read: an update does not wait for a change of a row that does not fit it yet.
  await sql`select from players where id = ${playerId} for no key update`.execute(transaction);
  const { rows } = await sql`
    update players p set ranked = not p.ranked where p.id = ${playerId} and p.ranked = (
      p.unranked_at is not null
      or exists (select from users u where u.id = p.user_id and ${accountIsOut('u')})) returning p.id`.execute(
    transaction,
  );
  if (rows.length === 0) return false;
  const change = { at, actorId, reason, note: note ?? null };
  await transaction
    .insertInto('playerRankingChanges')
    .values({ playerId, ...change })
    .onConflict((conflict) => conflict.column('playerId').doUpdateSet(change))
    .execute();
  return true;
}

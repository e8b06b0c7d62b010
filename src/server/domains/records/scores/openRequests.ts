import { sql } from 'kysely';
import type { Database } from '../../../platform/database/tables';

/**
 * Whether request r is about score s as it is: a member’s one ends when its player sends a proof; one of the site itself waits for a
 * decision until a proof is demanded. What a deleted account left without an end is for moderators to decide.
 */
const isNeeded = sql<boolean>`(r.amounts = s.amounts and (s.state = 'asked' or (s.state = 'due' and s.due_at is null)
  or (r.kind = 'unusual' and s.state in ('none', 'proof_waiting'))))`;

/** Voids open requests that scores have left behind. The scores are written, and their chains locked. */
export async function voidRequests(
  transaction: Database,
  scoreIds: readonly number[],
): Promise<void> {
  if (scoreIds.length === 0) return;
  await sql`
    update proof_requests r set state = 'void' from scores s
    where s.id = r.score_id and r.score_id = any(${sql.val(scoreIds)}::int[]) and r.state = 'open' and not ${isNeeded}`.execute(
    transaction,
  );
}

/** Opens the last requests about scores again that are what they were about once more. */
export async function reopenRequests(
  transaction: Database,
  scoreIds: readonly number[],
): Promise<void> {
  if (scoreIds.length === 0) return;
  await sql`
    update proof_requests r set state = 'open' from scores s
    where s.id = r.score_id and r.state = 'void' and ${isNeeded} and r.id in (
      select max(l.id) from proof_requests l where l.score_id = any(${sql.val(scoreIds)}::int[])
      group by l.score_id, l.kind)`.execute(transaction);
}

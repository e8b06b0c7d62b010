import { sql } from 'kysely';
import type { Database } from '../../../platform/database/tables';

/**
 * Whether request r is about score s as it is: a member’s one ends when its player sends a proof; one of the site itself waits for a
 * decision as long as nobody else has asked for a proof.
 */
const isNeeded = sql<boolean>`(r.amounts = s.amounts and case r.kind
  when 'member' then s.state = 'asked' else s.state in ('none', 'asked', 'proof_waiting') end)`;

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

/** Opens the last requests about scores again whose withdrawal was undone. */
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

import { sql } from 'kysely';
import type { Database } from '../../../platform/database/tables';

/** Asks for a check of the charts of a game: one may have been opened again, or have another rule. */
export async function requestProofChecks(transaction: Database, gameId: number): Promise<void> {
  await sql`insert into proof_checks (chart_id)
    select c.id from charts c join chart_groups u on u.id = c.group_id
    where c.game_id = ${gameId} and u.proof_places <> 'none'
      and exists (select from proof_candidates k where k.chart_id = c.id)`.execute(transaction);
}

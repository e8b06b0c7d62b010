import { sql } from 'kysely';
import type { Database } from '../../../platform/database/tables';

/** Asks for charts to be ranked again as a whole, with the counts of all of their players. */
export async function requestCharts(
  transaction: Database,
  chartIds: readonly number[],
): Promise<void> {
  await sql`insert into ranking_changes (game_id, chart_id)
    select game_id, id from charts where id = any(${sql.val([...chartIds])}::int[])`.execute(
    transaction,
  );
}

import { sql } from 'kysely';
import type { Database } from '../../../platform/database/tables';

async function exists(query: ReturnType<typeof sql>, snapshot: Database): Promise<boolean> {
  const { rows } = await sql`${query} limit 1`.execute(snapshot);
  return rows.length > 0;
}

/** Whether a chart waits to be ranked, or members of its large ties may wait to be paid. */
export const isChartPending = async (snapshot: Database, chartId: number): Promise<boolean> =>
  exists(
    sql`select 1 from charts c where c.id = ${chartId} and (
      exists (select from ranking_changes n where n.chart_id = c.id)
      or exists (select from game_rankings r where r.game_id = c.game_id and r.ties_changed > r.ties_paid))`,
    snapshot,
  );

/** Whether a game or one of its charts waits to be ranked. */
export const isGamePending = async (snapshot: Database, gameId: number): Promise<boolean> =>
  exists(
    sql`select 1 where exists (select from ranking_changes n where n.game_id = ${gameId})
      or exists (select from game_rankings r where r.game_id = ${gameId} and r.ties_changed > r.ties_paid)`,
    snapshot,
  );

import { sql } from 'kysely';
import type { Database } from '../../../platform/database/tables';

async function exists(query: ReturnType<typeof sql>, snapshot: Database): Promise<boolean> {
  const { rows } = await sql`${query} limit 1`.execute(snapshot);
  return rows.length > 0;
}

/** Whether a chart waits to be ranked. */
export const isChartPending = async (snapshot: Database, chartId: number): Promise<boolean> =>
  exists(
    sql`select 1 from ranking_work where scope = 'chart' and subject_id = ${chartId} and done < wanted`,
    snapshot,
  );

/** Whether a game or one of its charts waits to be ranked. */
export const isGamePending = async (snapshot: Database, gameId: number): Promise<boolean> =>
  exists(
    sql`select 1 from ranking_work w where w.done < w.wanted and (
      (w.scope = 'game' and w.subject_id = ${gameId}) or (w.scope = 'chart' and exists (
        select from charts c where c.id = w.subject_id and c.game_id = ${gameId})))`,
    snapshot,
  );

/** Whether a game in which a player has scores, or one of its charts, waits to be ranked. */
export const isPlayerPending = async (snapshot: Database, playerId: number): Promise<boolean> =>
  exists(
    sql`select 1 from scores s join charts c on c.id = s.chart_id join ranking_work w on w.done < w.wanted
        and ((w.scope = 'chart' and w.subject_id = c.id) or (w.scope = 'game' and w.subject_id = c.game_id))
      where s.player_id = ${playerId}`,
    snapshot,
  );

import { sql } from 'kysely';
import type { Database } from '../../../platform/database/tables';

/** Which charts of a game have scores or a history, which were merged, and into which. */
export async function findChartFacts(database: Database, gameId: number) {
  const { rows } = await sql<{ id: number; played: boolean; mergedInto: number | null }>`
    select c.id, c.merged_into,
      exists (select from scores s where s.chart_id = c.id)
        or exists (select from chart_heads h where h.chart_id = c.id and h.event_count > 0) as played
    from charts c where c.game_id = ${gameId}`.execute(database);
  return {
    played: new Set(rows.filter(({ played }) => played).map(({ id }) => id)),
    merged: new Set(rows.filter(({ mergedInto }) => mergedInto !== null).map(({ id }) => id)),
    targets: new Set(rows.flatMap(({ mergedInto }) => mergedInto ?? [])),
  };
}

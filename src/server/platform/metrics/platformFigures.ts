import { sql } from 'kysely';
import type { Database } from '../database/tables';

export interface PlatformFigures {
  /** Charts with changes that no ranking of platforms contains yet, as far as they are counted. */
  waiting: number;
  /** For how many seconds the oldest of these changes has been due; 0 if none is. */
  seconds: number;
}

/** After an update that brings these rankings all charts wait. */
const mostCharts = 1000;

/** Two rows of an index for each chart that is counted, and the first row of another. */
export async function readPlatformFigures(database: Database): Promise<PlatformFigures> {
  const { rows } = await sql<PlatformFigures>`
    with recursive waiting as (
      (select chart_id, 1 as number from platform_changes order by chart_id limit 1)
      union all
      select n.chart_id, w.number + 1 from waiting w cross join lateral (
        select chart_id from platform_changes where chart_id > w.chart_id order by chart_id limit 1) n
      where w.number < ${mostCharts}
    )
    select (select count(*) from waiting) as waiting,
      greatest(0, extract(epoch from clock_timestamp() - min(due_at)))::float8 as seconds
    from platform_changes`.execute(database);
  const [figures] = rows;
  if (!figures) throw new Error('There are no figures of platforms.');
  return figures;
}

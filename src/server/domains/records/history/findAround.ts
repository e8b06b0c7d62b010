import { sql } from 'kysely';
import type { Language } from '../../../../contract/languages';
import { limits } from '../../../../contract/limits';
import type { Chart } from '../../../../contract/schemas/charts';
import type { Score } from '../../../../contract/schemas/scoreHistory';
import type { Database } from '../../../platform/database/tables';
import { writeCursor } from '../../../platform/http/pageCursor';
import type { BoardCursor } from '../chartBoards/boardQuery';
import { readChartBoard } from '../chartBoards/chartBoard';
import { inMicroseconds } from '../../../platform/database/microseconds';

/** The last score of the board before those that are shown above a score; undefined if all are shown. */
async function findBefore(
  database: Database,
  chartId: number,
  id: number,
): Promise<BoardCursor | undefined> {
  const { rows } = await sql<BoardCursor>`
    select encode(s.sort_key, 'hex') as key, ${inMicroseconds('s.changed_at')} as changed, s.id
    from scores s where s.chart_id = ${chartId}::int and s.ranked
      and (s.sort_key, s.changed_at, s.id) < (
        select o.sort_key, o.changed_at, o.id from scores o where o.id = ${id}::int)
    order by s.sort_key desc, s.changed_at desc, s.id desc
    offset ${limits.scoresAround} limit 1`.execute(database);
  return rows[0];
}

interface AroundRequest {
  chart: Chart;
  id: number;
  language: Language;
}

/** A ranked score of a chart with those above and below it, and where that part of the board starts. */
export async function findAround(
  database: Database,
  { chart, id, language }: AroundRequest,
): Promise<Pick<Score, 'around' | 'aroundAfter'>> {
  const after = await findBefore(database, chart.id, id);
  const query = {
    size: 2 * limits.scoresAround + 1,
    after,
    before: undefined,
    aroundMe: false,
    withOwn: false,
    platform: undefined,
    country: undefined,
  };
  const { items } = await readChartBoard(database, { chart, query, language, userId: undefined });
  return { around: items, aroundAfter: after ? writeCursor(after) : null };
}

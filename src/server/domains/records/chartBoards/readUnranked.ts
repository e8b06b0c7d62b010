import { sql } from 'kysely';
import type { Language } from '../../../../contract/languages';
import type { Chart } from '../../../../contract/schemas/charts';
import type { UnrankedScore } from '../../../../contract/schemas/takeBack';
import { inSnapshot } from '../../../platform/database/inSnapshot';
import { fromMicroseconds, inMicroseconds } from '../../../platform/database/microseconds';
import type { Database } from '../../../platform/database/tables';
import { writeCursor } from '../../../platform/http/pageCursor';
import { unrankedColumns, unrankedCause, type UnrankedFacts } from '../players/unrankedFacts';
import { boardOrder } from './boardOrder';
import type { BoardCursor } from './boardQuery';
import { shownColumns, toShownScore, type ShownScore } from './rankedScores';

type Row = ShownScore & UnrankedFacts & { sortKey: Buffer; changed: number };

interface Request {
  chart: Chart;
  size: number;
  after: BoardCursor | undefined;
  language: Language;
}

/** How many scores of a chart do not rank, from its counters; without the withdrawn ones. */
export const unrankedCount = (chartId: number) =>
  sql<number>`coalesce((select score_count - ranked_count from chart_counts where chart_id = ${chartId}::int), 0)`;

async function findRows(database: Database, { chart, size, after, language }: Request) {
  const behind = after
    ? sql`and (s.sort_key, s.changed_at, s.id) >
        (${Buffer.from(after.key, 'hex')}::bytea, ${fromMicroseconds(after.changed)}, ${after.id}::int)`
    : sql``;
  const { rows } = await sql<Row>`
    with page as materialized (
      select s.* from scores s
      where s.chart_id = ${chart.id}::int and not s.ranked and s.state <> 'withdrawn' ${behind}
      order by ${boardOrder} limit ${size + 1}
    )
    select ${shownColumns(language)}, s.sort_key, ${inMicroseconds('s.changed_at')} as changed, ${unrankedColumns}
    from page s join players p on p.id = s.player_id left join users u on u.id = p.user_id
    order by ${boardOrder}`.execute(database);
  return rows;
}

async function readTotal(database: Database, chartId: number): Promise<number> {
  const { rows } = await sql<{ total: number }>`select ${unrankedCount(chartId)} as total`.execute(
    database,
  );
  return rows[0]?.total ?? 0;
}

/** One page of the scores of a chart that do not rank, each with the reason. */
export const readUnranked = async (database: Database, request: Request) =>
  inSnapshot(database, async (snapshot) => {
    const { chart, size, language } = request;
    const found = await findRows(snapshot, request);
    const rows = found.slice(0, size);
    const last = rows.at(-1);
    const next: BoardCursor | undefined =
      last && found.length > rows.length
        ? { key: last.sortKey.toString('hex'), changed: last.changed, id: last.id }
        : undefined;
    return {
      items: rows.map((row): UnrankedScore => ({
        ...toShownScore(row, { columns: chart.columns, language }),
        '@type': 'UnrankedScore',
        cause: unrankedCause(row),
      })),
      total: await readTotal(snapshot, chart.id),
      next: next && writeCursor(next),
    };
  });

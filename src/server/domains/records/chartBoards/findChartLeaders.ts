import { sql } from 'kysely';
import type { Language } from '../../../../contract/languages';
import type { ChartRecord, ChartSummary } from '../../../../contract/schemas/charts';
import type { Database } from '../../../platform/database/tables';
import { playerColumns, toPlayer, type PlayerRow } from '../players/playerRows';
import { betterScores, rightBehind } from '../places/betterScores';
import { scoreValues } from '../scores/scoreValues';
import { boardOrder } from './boardOrder';

interface RecordRow extends PlayerRow {
  chartId: number;
  amounts: number[];
  changedAt: string;
  tied: number;
}

/** The first places of charts by chart id; read from the index of the board. */
export async function findChartLeaders(
  database: Database,
  charts: readonly ChartSummary[],
  language: Language,
): Promise<Map<number, ChartRecord>> {
  const { rows } = await sql<RecordRow>`
    select c.id as chart_id, s.amounts, s.changed_at, s.player_id, ${playerColumns},
      ${betterScores(sql`c.id`, rightBehind(sql`s.sort_key`))} as tied
    from unnest(${sql.val(charts.map(({ id }) => id))}::int[]) c (id)
    cross join lateral (
      select s.* from scores s where s.chart_id = c.id and s.ranked
      order by ${boardOrder} limit 1
    ) s
    join players p on p.id = s.player_id left join users u on u.id = p.user_id`.execute(database);
  const byChart = new Map(rows.map((row) => [row.chartId, row]));
  return new Map(
    charts.flatMap(({ id, columns }) => {
      const row = byChart.get(id);
      if (!row) return [];
      return [
        [
          id,
          {
            player: toPlayer(row),
            tied: row.tied,
            values: scoreValues(
              row.amounts,
              columns.map(({ format }) => format),
              language,
            ),
            changedAt: row.changedAt,
          },
        ],
      ];
    }),
  );
}

import { sql } from 'kysely';
import type { Better } from '../../../../contract/records/catalogue';
import type { ValueFormatDefinition } from '../../../../contract/schemas/valueFormats';
import type { Database } from '../../../platform/database/tables';

/** What a score of a chart must keep to. */
export interface ChartRules {
  gameId: number;
  /** Whether it takes scores. */
  isOpen: boolean;
  /** The platforms of the game. */
  platformIds: number[];
  values: { better: Better; definition: ValueFormatDefinition }[];
}

/** Undefined for a chart that is unknown or whose game is not public. */
export async function findChartRules(
  database: Database,
  chartId: number,
): Promise<ChartRules | undefined> {
  const { rows } = await sql<ChartRules>`
    select c.game_id, c.status = 'open' and g.status = 'active' as is_open,
      array(select p.platform_id from game_platforms p where p.game_id = g.id) as platform_ids,
      (select coalesce(jsonb_agg(jsonb_build_object('better', v.better, 'definition', f.definition)
          order by v.position), '[]')
        from chart_values v join value_formats f on f.id = v.format_id where v.chart_id = c.id) as values
    from charts c join games g on g.id = c.game_id
    where c.id = ${chartId} and g.status in ('active', 'closed')`.execute(database);
  return rows[0];
}

/** Whether a chart takes scores at this moment, as far as itself is concerned. */
export async function isChartOpen(transaction: Database, chartId: number): Promise<boolean> {
  const chart = await transaction
    .selectFrom('charts')
    .select('status')
    .where('id', '=', chartId)
    .executeTakeFirst();
  return chart?.status === 'open';
}

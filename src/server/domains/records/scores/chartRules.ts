import { sql } from 'kysely';
import type { Better, ChartProof } from '../../../../contract/records/catalogue';
import type { ProofRule } from '../../../../contract/schemas/games';
import type { ValueFormatDefinition } from '../../../../contract/schemas/valueFormats';
import type { Database } from '../../../platform/database/tables';
import { proofRuleOf } from '../../games/proofRuleOf';

/** What a score of a chart must keep to. */
export interface ChartRules {
  gameId: number;
  /** Whether it takes scores. */
  isOpen: boolean;
  /** Which proofs it takes. */
  proof: ChartProof;
  /** Which scores have to be proved. */
  proofRule: ProofRule | null;
  /** The platforms of the game. */
  platformIds: number[];
  values: { better: Better; definition: ValueFormatDefinition }[];
}

/** The rules of charts by id, without those that are unknown or whose game is not public. */
export async function findChartRules(
  database: Database,
  chartIds: readonly number[],
): Promise<Map<number, ChartRules>> {
  const { rows } = await sql<ChartRules & { id: number }>`
    select c.id, c.game_id, c.proof, ${proofRuleOf} as proof_rule, c.status = 'open' and g.status = 'active' as is_open,
      array(select p.platform_id from game_platforms p where p.game_id = g.id) as platform_ids,
      (select coalesce(jsonb_agg(jsonb_build_object('better', v.better, 'definition', f.definition)
          order by v.position), '[]')
        from chart_values v join value_formats f on f.id = v.format_id where v.chart_id = c.id) as values
    from charts c join games g on g.id = c.game_id join chart_groups u on u.id = c.group_id
    where c.id = any(${sql.val([...chartIds])}::int[]) and g.status in ('active', 'closed')`.execute(
    database,
  );
  return new Map(rows.map(({ id, ...rules }) => [id, rules]));
}

/** Keeps games from being closed, and their charts from being retired, until the transaction ends. */
export async function holdGames(transaction: Database, gameIds: readonly number[]): Promise<void> {
  await sql`select from games where id = any(${sql.val([...gameIds])}::int[]) order by id
    for key share`.execute(transaction);
}

/** Which of the charts take scores at this moment. */
export async function findOpenCharts(
  transaction: Database,
  chartIds: readonly number[],
): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    select c.id from charts c join games g on g.id = c.game_id
    where c.id = any(${sql.val([...chartIds])}::int[]) and c.status = 'open' and g.status = 'active'`.execute(
    transaction,
  );
  return new Set(rows.map(({ id }) => id));
}

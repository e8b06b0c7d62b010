import { sql, type RawBuilder } from 'kysely';
import type { Language } from '../../../contract/languages';
import { paths } from '../../../contract/paths';
import type { ChartProof, ChartStatus } from '../../../contract/records/catalogue';
import type { Chart, ChartColumn, ChartSummary } from '../../../contract/schemas/charts';
import type { ProofRule } from '../../../contract/schemas/games';
import type { Database } from '../../platform/database/tables';
import {
  gamePlatforms,
  isPublic,
  named,
  reference,
  type LabelledRow,
  type NamedRow,
} from './gameRows';
import { bestFirst, localizedName } from './localizedNames';
import { proofRuleOf } from './proofRuleOf';

interface ChartRow extends LabelledRow {
  status: ChartStatus;
  proof: ChartProof;
  scoreCount: number;
  provedCount: number;
  columns: ChartColumn[];
}

interface ChartPageRow extends ChartRow {
  game: LabelledRow;
  group: LabelledRow;
  mergedInto: number | null;
  counts: boolean;
  proofRule: ProofRule | null;
  platforms: NamedRow[] | null;
  previous: LabelledRow | null;
  next: LabelledRow | null;
}

const nameOf = (table: string, key: string, id: string, language: Language) =>
  localizedName({ table, key, id, language });

const countOf = (column: string): RawBuilder<number> =>
  sql`coalesce((select ${sql.ref(`k.${column}`)} from chart_counts k where k.chart_id = c.id), 0)`;

/** The columns of a {@link ChartRow} of charts c. Scores are counted as they are posted, like those of the boards. */
const chartColumns = (language: Language): RawBuilder<unknown> => sql`
  c.id, c.slug, c.status, c.proof, ${countOf('score_count')} as score_count,
  ${countOf('proved_count')} as proved_count,
  ${nameOf('chart_translations', 'chart_id', 'c.id', language)} as label,
  (select coalesce(jsonb_agg(jsonb_build_object(
      'name', coalesce((select t.name from chart_value_translations t
        where t.chart_id = v.chart_id and t.position = v.position order by ${bestFirst(language)} limit 1), ''),
      'better', v.better, 'format', f.definition) order by v.position), '[]')
    from chart_values v join value_formats f on f.id = v.format_id where v.chart_id = c.id) as columns`;

/** The chart before or after chart c in its group, as a {@link LabelledRow}; null at the ends. */
function neighbour(side: 'previous' | 'next', language: Language): RawBuilder<unknown> {
  const [comparison, direction] = side === 'next' ? [sql`>`, sql`asc`] : [sql`<`, sql`desc`];
  return sql`(select json_build_object('id', o.id, 'slug', o.slug,
      'label', ${nameOf('chart_translations', 'chart_id', 'o.id', language)})
    from charts o where o.group_id = c.group_id and o.status <> 'retired'
      and (o.position, o.id) ${comparison} (c.position, c.id)
    order by o.position ${direction}, o.id ${direction} limit 1)`;
}

const toReference = (row: LabelledRow) => reference('Chart', paths.chart(row.id), named(row));

const toSummary = (row: ChartRow): ChartSummary => ({
  ...reference('Chart', paths.chart(row.id), named(row)),
  status: row.status,
  proof: row.proof,
  columns: row.columns,
  nbScore: row.scoreCount,
  nbProved: row.provedCount,
});

/** Charts of public games in the reader's language. */
export function createChartRepository(database: Database) {
  return {
    /** The charts of a group in their order, without retired ones; undefined if its game is unknown or not public. */
    async findOfGroup(groupId: number, language: Language): Promise<ChartSummary[] | undefined> {
      const group = await sql`select from chart_groups u join games g on g.id = u.game_id
        where u.id = ${groupId} and ${isPublic}`.execute(database);
      if (group.rows.length === 0) return undefined;
      const { rows } = await sql<ChartRow>`select ${chartColumns(language)} from charts c
        where c.group_id = ${groupId} and c.status <> 'retired' order by c.position, c.id`.execute(
        database,
      );
      return rows.map(toSummary);
    },

    /** The charts of a game, or a page of them, in their order, without retired ones, each with the id of its group. */
    async findOfGame(
      gameId: number,
      language: Language,
      { offset, limit }: { offset: number; limit: number | null } = { offset: 0, limit: null },
    ) {
      const { rows } = await sql<ChartRow & { groupId: number }>`
        select c.group_id, ${chartColumns(language)} from (
          select c.*, u.position as group_position from charts c join chart_groups u on u.id = c.group_id
          where c.game_id = ${gameId} and c.status <> 'retired'
          order by u.position, u.id, c.position, c.id limit ${limit}::int offset ${offset}::int
        ) c order by c.group_position, c.group_id, c.position, c.id`.execute(database);
      return rows.map((row) => ({ groupId: row.groupId, chart: toSummary(row) }));
    },

    /** How many charts of a game are not retired. */
    async countOfGame(gameId: number): Promise<number> {
      const { rows } = await sql<{ total: number }>`select count(*) as total from charts
        where game_id = ${gameId} and status <> 'retired'`.execute(database);
      return rows[0]?.total ?? 0;
    },

    /** One chart, retired or not; undefined if it is unknown or its game is not public. */
    async find(id: number, language: Language): Promise<Chart | undefined> {
      const { rows } = await sql<ChartPageRow>`
        select ${chartColumns(language)}, c.merged_into, u.ranked and c.status <> 'retired' as counts,
          ${proofRuleOf} as proof_rule,
          ${gamePlatforms(language)} as platforms,
          ${neighbour('previous', language)} as previous, ${neighbour('next', language)} as next,
          json_build_object('id', g.id, 'slug', g.slug,
            'label', ${nameOf('game_translations', 'game_id', 'g.id', language)}) as game,
          json_build_object('id', u.id, 'slug', u.slug,
            'label', ${nameOf('chart_group_translations', 'group_id', 'u.id', language)}) as "group"
        from charts c join games g on g.id = c.game_id join chart_groups u on u.id = c.group_id
        where c.id = ${id} and ${isPublic}`.execute(database);
      const row = rows[0];
      if (!row) return undefined;
      return {
        ...toSummary(row),
        game: reference('Game', paths.game(row.game.id), named(row.game)),
        group: reference('Group', paths.group(row.group.id), named(row.group)),
        platforms: (row.platforms ?? []).map((platform) =>
          reference('Platform', paths.platform(platform.id), platform),
        ),
        previous: row.previous && toReference(row.previous),
        next: row.next && toReference(row.next),
        counts: row.counts,
        proofRule: row.proofRule,
        mergedInto: row.mergedInto === null ? null : paths.chart(row.mergedInto),
      };
    },
  };
}

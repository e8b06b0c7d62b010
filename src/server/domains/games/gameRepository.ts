import { sql, type RawBuilder } from 'kysely';
import type { Language } from '../../../contract/languages';
import { paths } from '../../../contract/paths';
import type { GameOrder } from '../../../contract/records/catalogue';
import type {
  Game,
  GameSummary,
  Group,
  GroupSummary,
  ProofRule,
  Rules,
} from '../../../contract/schemas/games';
import type { Database } from '../../platform/database/tables';
import { foldedPattern } from '../../platform/http/searchPatterns';
import { startWindow } from '../../platform/http/pageWindow';
import type { GameQuery } from './gameQuery';
import {
  gameColumns,
  gameSource,
  isPublic,
  named,
  reference,
  toGameSummary,
  type GameRow,
  type LabelledRow,
} from './gameRows';
import { bestFirst, localizedName } from './localizedNames';
import { proofRuleOf } from './proofRuleOf';

const orders: Record<GameOrder, RawBuilder<unknown>> = {
  name: sql`n.search_name, g.id`,
  newest: sql`g.published_at desc, g.id desc`,
  played: sql`g.score_count desc, g.id`,
};

/** Every word must occur in one of the game's names. */
const matches = (search: string) =>
  sql.join(
    search
      .split(/\s+/)
      .slice(0, 8)
      .map(
        (word) => sql`exists (select from game_translations t where t.game_id = g.id
          and t.search_name like '%' || ${foldedPattern(word)} || '%')`,
      ),
    sql` and `,
  );

function condition({ letter, search, platform, series }: GameQuery): RawBuilder<unknown> {
  const parts: RawBuilder<unknown>[] = [isPublic];
  if (letter === '0') parts.push(sql`n.search_name !~ '^[a-z]'`);
  else if (letter !== undefined) parts.push(sql`n.search_name like ${`${letter}%`}`);
  if (search !== undefined) parts.push(matches(search));
  if (series !== undefined) parts.push(sql`g.series_id = ${series}`);
  if (platform !== undefined)
    parts.push(sql`exists (select from game_platforms b
      where b.game_id = g.id and b.platform_id = ${platform})`);
  return sql.join(parts, sql` and `);
}

interface GroupRow extends LabelledRow {
  dlc: boolean;
  ranked: boolean;
  proofRule: ProofRule | null;
  chartCount: number;
  scoreCount: number;
}

const toGroup = (row: GroupRow): GroupSummary => ({
  ...reference('Group', paths.group(row.id), named(row)),
  dlc: row.dlc,
  ranked: row.ranked,
  proofRule: row.proofRule,
  nbChart: row.chartCount,
  nbScore: row.scoreCount,
});

/** The columns of a {@link GroupRow} of groups u. */
const groupColumns = (language: Language): RawBuilder<unknown> => sql`
  u.id, u.slug, u.dlc, u.ranked, ${proofRuleOf} as proof_rule,
  (select count(*) from charts c where c.group_id = u.id and c.status <> 'retired') as chart_count,
  (select coalesce(sum(k.score_count), 0) from charts c join chart_counts k on k.chart_id = c.id
    where c.group_id = u.id and c.status <> 'retired') as score_count,
  ${localizedName({ table: 'chart_group_translations', key: 'group_id', id: 'u.id', language })} as label`;

/** The rules of the game with an id, as {@link Rules}; null without any. */
const rulesOf = (id: RawBuilder<unknown>, language: Language): RawBuilder<Rules | null> => sql`
  (select json_build_object('text', t.rules, 'locale', t.language) from game_translations t
    where t.game_id = ${id} and t.rules is not null order by ${bestFirst(language)} limit 1)`;

/** Public games in the reader's language. */
export function createGameRepository(database: Database) {
  async function findGroups(gameId: number, language: Language): Promise<GroupSummary[]> {
    const { rows } = await sql<GroupRow>`
      select ${groupColumns(language)} from chart_groups u where u.game_id = ${gameId} order by u.position, u.id`.execute(
      database,
    );
    return rows.map(toGroup);
  }

  async function findSummary(id: number, language: Language): Promise<GameSummary | undefined> {
    const { rows } = await sql<GameRow>`select ${gameColumns(language)} from ${gameSource(language)}
      where g.id = ${id} and ${isPublic}`.execute(database);
    return rows[0] && toGameSummary(rows[0]);
  }

  return {
    /** One page of games and the total. */
    async findPage(query: GameQuery, language: Language) {
      const where = condition(query);
      const counted = await sql<{ total: number }>`select count(*) as total
        from ${gameSource(language)} where ${where}`.execute(database);
      const total = counted.rows[0]?.total ?? 0;
      const { offset, limit } = startWindow(query.page, total);
      const { rows } =
        await sql<GameRow>`select ${gameColumns(language)} from ${gameSource(language)}
        where ${where} order by ${orders[query.order]} limit ${limit} offset ${offset}`.execute(
          database,
        );
      return { total, items: rows.map(toGameSummary) };
    },

    /** Whether there is a public game with this id. */
    async exists(id: number): Promise<boolean> {
      const { rows } = await sql`select from games g where g.id = ${id} and ${isPublic}`.execute(
        database,
      );
      return rows.length > 0;
    },

    /** Whether there is a platform with this id that has public games. */
    async platformExists(id: number): Promise<boolean> {
      const { rows } = await sql`
        select from game_platforms b join games g on g.id = b.game_id
        where b.platform_id = ${id} and ${isPublic} limit 1`.execute(database);
      return rows.length > 0;
    },

    /** The same of a series. */
    async seriesExists(id: number): Promise<boolean> {
      const { rows } =
        await sql`select from games g where g.series_id = ${id} and ${isPublic} limit 1`.execute(
          database,
        );
      return rows.length > 0;
    },

    /** The groups of a game in their order; undefined if the game is unknown or not public. */
    async findGroups(id: number, language: Language): Promise<GroupSummary[] | undefined> {
      const summary = await findSummary(id, language);
      return summary && findGroups(id, language);
    },

    /** One group with its game; undefined if it is unknown or its game is not public. */
    async findGroup(id: number, language: Language): Promise<Group | undefined> {
      const { rows } = await sql<
        GroupRow & { game: LabelledRow; open: boolean; rules: Rules | null }
      >`
        select ${groupColumns(language)}, g.status = 'active' as open,
          ${rulesOf(sql`g.id`, language)} as rules, json_build_object('id', g.id, 'slug', g.slug, 'label',
          ${localizedName({ table: 'game_translations', key: 'game_id', id: 'g.id', language })}) as game
        from chart_groups u join games g on g.id = u.game_id
        where u.id = ${id} and ${isPublic}`.execute(database);
      const row = rows[0];
      if (!row) return undefined;
      const game = reference('Game', paths.game(row.game.id), named(row.game));
      return { ...toGroup(row), game, open: row.open, rules: row.rules };
    },

    /** One game with its groups and rules; undefined if it is unknown or not public. */
    async find(id: number, language: Language): Promise<Game | undefined> {
      const summary = await findSummary(id, language);
      if (!summary) return undefined;
      const { rows } = await sql<{ rules: Rules | null }>`
        select ${rulesOf(sql`${id}::int`, language)} as rules`.execute(database);
      const groups = await findGroups(id, language);
      return {
        ...summary,
        // The page shows it beside those of the groups, which are of this moment.
        nbScore: groups.reduce((sum, { nbScore }) => sum + nbScore, 0),
        rules: rows[0]?.rules ?? null,
        groups,
      };
    },
  };
}

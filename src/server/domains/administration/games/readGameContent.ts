import { sql, type RawBuilder } from 'kysely';
import type {
  AdminChart,
  AdminGameContent,
  AdminGroup,
  CatalogueNames,
} from '../../../../contract/schemas/adminGames';
import type { Database } from '../../../platform/database/tables';
import { proofRuleOf } from '../../games/proofRuleOf';
import { RequestError } from '../../../platform/errors/requestError';

/** A slug that stands for none until the game has a name. */
export const provisionalPrefix = 'draft-';

/** The names of a row by language, from its table of translations t. */
export const namesJson = (
  table: string,
  where: RawBuilder<unknown>,
): RawBuilder<CatalogueNames> => sql`(
  select coalesce(jsonb_object_agg(t.language, t.name), '{}') from ${sql.table(table)} t where ${where})`;

async function readGroups(database: Database, gameId: number): Promise<AdminGroup[]> {
  const groups = await sql<Omit<AdminGroup, 'charts'> & { id: number }>`
    select u.id, ${namesJson('chart_group_translations', sql`t.group_id = u.id`)} as names, u.dlc, u.ranked, ${proofRuleOf} as proof_rule
    from chart_groups u where u.game_id = ${gameId} order by u.position, u.id`.execute(database);
  const charts = await sql<AdminChart & { groupId: number }>`
    select c.group_id, c.id, ${namesJson('chart_translations', sql`t.chart_id = c.id`)} as names, c.proof, c.status,
      (select coalesce(jsonb_agg(jsonb_build_object('formatId', v.format_id, 'better', v.better, 'names',
          ${namesJson('chart_value_translations', sql`(t.chart_id, t.position) = (v.chart_id, v.position)`)})
          order by v.position), '[]')
        from chart_values v where v.chart_id = c.id) as values
    from charts c where c.game_id = ${gameId} order by c.position, c.id`.execute(database);
  const byGroup = new Map<number, AdminChart[]>(groups.rows.map(({ id }) => [id, []]));
  for (const { groupId, ...chart } of charts.rows) byGroup.get(groupId)?.push(chart);
  return groups.rows.map((group) => ({ ...group, charts: byGroup.get(group.id) ?? [] }));
}

/** The slug as it was chosen; null if it was made from the name. */
async function findChosenSlug(
  database: Database,
  { id, slug }: { id: number; slug: string },
): Promise<string | null> {
  const { rows } = await sql<{ chosen: string | null }>`
    select v.content ->> 'slug' as chosen from game_versions v
    join games g on (g.id, g.version) = (v.game_id, v.version) where g.id = ${id}`.execute(
    database,
  );
  const [version] = rows;
  if (version) return version.chosen;
  return slug.startsWith(provisionalPrefix) ? null : slug;
}

/** What of a game is edited. @throws RequestError (404) */
export async function readGameContent(database: Database, id: number): Promise<AdminGameContent> {
  const game = await database
    .selectFrom('games')
    .select(['id', 'slug', 'seriesId', 'pictureId', 'ranked'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!game) throw new RequestError(404, 'gameNotFound');
  const texts = await database
    .selectFrom('gameTranslations')
    .select(['language', 'name', 'rules'])
    .where('gameId', '=', id)
    .execute();
  const platforms = await database
    .selectFrom('gamePlatforms')
    .select('platformId')
    .where('gameId', '=', id)
    .orderBy('platformId')
    .execute();
  return {
    slug: await findChosenSlug(database, game),
    seriesId: game.seriesId,
    platformIds: platforms.map(({ platformId }) => platformId),
    pictureId: game.pictureId,
    ranked: game.ranked,
    translations: Object.fromEntries(
      texts.map(({ language, name, rules }) => [language, { name, rules }]),
    ),
    groups: await readGroups(database, id),
  };
}

import { sql } from 'kysely';
import type {
  AdminCatalogue,
  AdminFormat,
  AdminPlatform,
  AdminSeries,
} from '../../../../contract/schemas/adminGames';
import type { Database } from '../../../platform/database/tables';
import { namesJson } from './readGameContent';

const only = (id: number | undefined) => (id === undefined ? sql`true` : sql`x.id = ${id}`);

/** All series by their English names, or the one with an id. */
export async function findSeries(database: Database, id?: number): Promise<AdminSeries[]> {
  const { rows } = await sql<AdminSeries>`
    select x.id, x.slug, ${namesJson('series_translations', sql`t.series_id = x.id`)} as names,
      (select count(*) from games g where g.series_id = x.id) as nb_game
    from series x where ${only(id)} order by x.slug`.execute(database);
  return rows;
}

export async function findPlatforms(database: Database, id?: number): Promise<AdminPlatform[]> {
  const { rows } = await sql<AdminPlatform>`
    select x.id, x.slug, x.maker, ${namesJson('platform_translations', sql`t.platform_id = x.id`)} as names,
      (select count(*) from game_platforms b where b.platform_id = x.id) as nb_game
    from platforms x where ${only(id)} order by x.slug`.execute(database);
  return rows;
}

export async function findFormats(database: Database, id?: number): Promise<AdminFormat[]> {
  const { rows } = await sql<AdminFormat>`
    select x.id, x.code, x.definition,
      (select count(distinct v.chart_id) from chart_values v where v.format_id = x.id) as nb_chart
    from value_formats x where ${only(id)} order by x.code`.execute(database);
  return rows;
}

export const findCatalogue = async (database: Database): Promise<AdminCatalogue> => ({
  series: await findSeries(database),
  platforms: await findPlatforms(database),
  formats: await findFormats(database),
});

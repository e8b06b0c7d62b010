import { sql } from 'kysely';
import type { Database } from '../../../../src/server/platform/database/tables';
import { addChart } from '../../server/addChart';
import { addPlatform } from '../../server/addGame';

export const chartsOfGame = 10;
const gamesOfSeries = 20;

export interface FilledCatalogue {
  /** Charts to measure, each alone in its game. */
  measured: number[];
  /** The ids of the others follow each other from here on; ten of them are a game. */
  firstFiller: number;
  fillers: number;
  platforms: number[];
}

/** Games of ten charts, half of them downloadable content, with the value columns of another chart. */
async function addGames(database: Database, like: number, charts: number): Promise<number> {
  const games = Math.ceil(charts / chartsOfGame);
  const { rows } = await sql<{ first: number }>`
    with added as (
      insert into games (slug, status, published_at) select 'filled-' || n, 'active', timestamptz '2020-01-01' + n * interval '1 hour'
      from generate_series(1, ${games}::int) n returning id
    ), numbered as (select id, row_number() over (order by id) as n from added), grouped as (
      insert into chart_groups (game_id, slug, position, dlc) select n.id, 'group-' || p, p, p = 2
      from numbered n, generate_series(1, 2) p order by n.n, p returning id, game_id, position
    ), charted as (
      insert into charts (group_id, game_id, slug, position)
      select g.id, g.game_id, 'chart-' || c, c from grouped g join numbered n on n.id = g.game_id, generate_series(1, ${chartsOfGame / 2}) c
      where (n.n - 1) * ${chartsOfGame} + (g.position - 1) * ${chartsOfGame / 2} + c <= ${charts} order by n.n, g.position, c returning id
    ), valued as (
      insert into chart_values (chart_id, position, format_id, better)
      select c.id, v.position, v.format_id, v.better from charted c, chart_values v where v.chart_id = ${like}
    )
    select min(id) as first from charted`.execute(database);
  return rows[0]?.first ?? 0;
}

/** Names, platforms and series of all games. */
async function describeGames(database: Database, platforms: readonly number[]): Promise<void> {
  await sql`insert into game_translations (game_id, language, name) select id, 'en', 'Game ' || id from games`.execute(
    database,
  );
  await sql`insert into game_platforms (game_id, platform_id)
    select g.id, p.id from games g, unnest(${sql.val(platforms)}::int[]) p (id)`.execute(database);
  await sql`
    with added as (
      insert into series (slug) select 'filled-' || n
      from generate_series(1, (select ceil(count(*) / ${gamesOfSeries}::float8)::int from games)) n returning id
    )
    insert into series_translations (series_id, language, name) select id, 'en', 'Series ' || id from added`.execute(
    database,
  );
  await sql`
    update games g set series_id = s.id
    from (select id, (row_number() over (order by id) - 1) / ${gamesOfSeries} as n from games) x
    join (select id, row_number() over (order by id) - 1 as n from series) s on s.n = x.n where g.id = x.id`.execute(
    database,
  );
  // Nobody has played the games yet, so there is nothing to move.
  await database.deleteFrom('seriesMoves').execute();
}

export async function fillCatalogue(
  database: Database,
  { measured: count, fillers }: { measured: number; fillers: number },
): Promise<FilledCatalogue> {
  const platforms: number[] = [];
  for (const name of ['One', 'Two', 'Three', 'Four'])
    platforms.push(await addPlatform(database, { en: name }));
  const measured: number[] = [];
  while (measured.length < count) measured.push(await addChart(database));
  const firstFiller = await addGames(database, measured[0] ?? 0, fillers);
  await describeGames(database, platforms);
  return { measured, firstFiller, fillers, platforms };
}

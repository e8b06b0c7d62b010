import { sql, type RawBuilder } from 'kysely';
import type { Language } from '../../../contract/languages';
import { paths } from '../../../contract/paths';
import type { PlatformSummary, SeriesSummary } from '../../../contract/schemas/games';
import type { Database } from '../../platform/database/tables';
import { isPublic, reference, type NamedRow } from './gameRows';
import { bestFirst } from './localizedNames';

interface ListedRow extends NamedRow {
  gameCount: number;
}

interface List {
  table: 'platforms' | 'series';
  translations: 'platform_translations' | 'series_translations';
  key: 'platform_id' | 'series_id';
  /** The public games g of a row x. */
  games: RawBuilder<unknown>;
}

interface Wanted {
  language: Language;
  id?: number;
}

/** The rows that have public games, by their name in the reader’s language; or one of them. */
async function findListed(database: Database, list: List, { language, id }: Wanted) {
  const { rows } = await sql<ListedRow>`
    select x.id, x.slug, n.name, n.locale, g.game_count from ${sql.table(list.table)} x
    cross join lateral (
      select t.name, t.language as locale from ${sql.table(list.translations)} t
      where t.${sql.id(list.key)} = x.id order by ${bestFirst(language)} limit 1
    ) n
    cross join lateral (select count(*) as game_count from ${list.games}) g
    where g.game_count > 0 and ${id === undefined ? sql`true` : sql`x.id = ${id}`} order by fold_text(n.name), x.id`.execute(
    database,
  );
  return rows;
}

export async function findPlatforms(
  database: Database,
  wanted: Wanted,
): Promise<PlatformSummary[]> {
  const rows = await findListed(
    database,
    {
      table: 'platforms',
      translations: 'platform_translations',
      key: 'platform_id',
      games: sql`game_platforms b join games g on g.id = b.game_id
        where b.platform_id = x.id and ${isPublic}`,
    },
    wanted,
  );
  return rows.map((row) => ({
    ...reference('Platform', paths.platform(row.id), row),
    nbGame: row.gameCount,
  }));
}

export async function findSeries(database: Database, wanted: Wanted): Promise<SeriesSummary[]> {
  const rows = await findListed(
    database,
    {
      table: 'series',
      translations: 'series_translations',
      key: 'series_id',
      games: sql`games g where g.series_id = x.id and ${isPublic}`,
    },
    wanted,
  );
  return rows.map((row) => ({
    ...reference('Series', paths.series(row.id), row),
    nbGame: row.gameCount,
  }));
}

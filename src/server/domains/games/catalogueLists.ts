import { sql, type RawBuilder } from 'kysely';
import type { Language } from '../../../contract/languages';
import { paths } from '../../../contract/paths';
import type {
  Platform,
  PlatformSummary,
  Series,
  SeriesSummary,
} from '../../../contract/schemas/games';
import type { Database } from '../../platform/database/tables';
import { isPublic, reference, type NamedRow } from './gameRows';
import { bestFirst } from './localizedNames';

interface ListedRow extends NamedRow {
  gameCount: number;
  chartCount: number;
  scoreCount: number;
  provedCount: number;
  lastScoreAt: string | null;
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
async function findListed<Columns>(
  database: Database,
  list: List,
  { language, id, columns = sql`` }: Wanted & { columns?: RawBuilder<unknown> },
) {
  const { rows } = await sql<ListedRow & Columns>`
    select x.id, x.slug, n.name, n.locale, g.* ${columns} from ${sql.table(list.table)} x
    cross join lateral (
      select t.name, t.language as locale from ${sql.table(list.translations)} t
      where t.${sql.id(list.key)} = x.id order by ${bestFirst(language)} limit 1
    ) n
    cross join lateral (
      select count(*) as game_count, sum(g.chart_count) as chart_count, sum(g.score_count) as score_count,
        sum(g.proved_count) as proved_count, max(g.last_score_at) as last_score_at from ${list.games}
    ) g
    where g.game_count > 0 and ${id === undefined ? sql`true` : sql`x.id = ${id}`} order by fold_text(n.name), x.id`.execute(
    database,
  );
  return rows;
}

const platforms: List = {
  table: 'platforms',
  translations: 'platform_translations',
  key: 'platform_id',
  games: sql`game_platforms b join games g on g.id = b.game_id
    where b.platform_id = x.id and ${isPublic}`,
};

const series: List = {
  table: 'series',
  translations: 'series_translations',
  key: 'series_id',
  games: sql`games g where g.series_id = x.id and ${isPublic}`,
};

const platformSummary = (row: ListedRow): PlatformSummary => ({
  ...reference('Platform', paths.platform(row.id), row),
  nbGame: row.gameCount,
});

const seriesSummary = (row: ListedRow): SeriesSummary => ({
  ...reference('Series', paths.series(row.id), row),
  nbGame: row.gameCount,
});

export const findPlatforms = async (
  database: Database,
  wanted: Wanted,
): Promise<PlatformSummary[]> =>
  (await findListed(database, platforms, wanted)).map(platformSummary);

export const findSeries = async (database: Database, wanted: Wanted): Promise<SeriesSummary[]> =>
  (await findListed(database, series, wanted)).map(seriesSummary);

/** One platform; undefined if it is unknown or has no public games. */
export async function findPlatform(
  database: Database,
  wanted: Required<Wanted>,
): Promise<Platform | undefined> {
  const columns = sql`, x.maker`;
  const [row] = await findListed<{ maker: string }>(database, platforms, { ...wanted, columns });
  return row && { ...platformSummary(row), maker: row.maker, nbChart: row.chartCount };
}

/** One series; undefined if it is unknown or has no public games. */
export async function findOneSeries(
  database: Database,
  wanted: Required<Wanted>,
): Promise<Series | undefined> {
  const [row] = await findListed(database, series, wanted);
  return (
    row && {
      ...seriesSummary(row),
      nbChart: row.chartCount,
      nbScore: row.scoreCount,
      nbProved: row.provedCount,
      lastScoreAt: row.lastScoreAt,
    }
  );
}

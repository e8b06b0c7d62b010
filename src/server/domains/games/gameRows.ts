import { sql, type RawBuilder } from 'kysely';
import type { Language } from '../../../contract/languages';
import type { PublicGameStatus } from '../../../contract/records/catalogue';
import { paths } from '../../../contract/paths';
import type { GameSummary } from '../../../contract/schemas/games';
import { picturePath } from '../../platform/pictures/picturePath';
import { bestFirst, namedJson, platformJson, type LocalizedName } from './localizedNames';

export interface NamedRow extends LocalizedName {
  id: number;
  slug: string;
}

export interface LabelledRow {
  id: number;
  slug: string;
  label: LocalizedName | null;
}

/** A row without a name in any language is called by its slug. */
export const named = ({ id, slug, label }: LabelledRow): NamedRow => ({
  id,
  slug,
  name: label?.name ?? slug,
  locale: label?.locale ?? 'en',
});

export interface GameRow extends NamedRow {
  status: PublicGameStatus;
  chartCount: number;
  scoreCount: number;
  provedCount: number;
  playerCount: number;
  publishedAt: string | null;
  lastScoreAt: string | null;
  series: NamedRow | null;
  platforms: NamedRow[] | null;
  pictureFiles: { width: number; hash: string }[] | null;
}

/** Games with their names in the reader's language: games g, names n. */
export const gameSource = (language: Language): RawBuilder<unknown> => sql`
  games g cross join lateral (
    select t.name, t.language as locale, t.search_name from game_translations t where t.game_id = g.id
    order by ${bestFirst(language)} limit 1
  ) n`;

export const isPublic: RawBuilder<boolean> = sql`g.status in ('active', 'closed')`;

/** The platforms of game g as {@link NamedRow}s; null without any. */
export const gamePlatforms = (language: Language): RawBuilder<unknown> => sql`
  (select jsonb_agg(${platformJson(language)} order by x.slug)
    from game_platforms b join platforms x on x.id = b.platform_id where b.game_id = g.id)`;

/** The columns of a {@link GameRow}. */
export const gameColumns = (language: Language): RawBuilder<unknown> => sql`
  g.id, g.slug, n.name, n.locale, g.status, g.chart_count, g.score_count, g.proved_count, g.player_count,
  g.published_at, g.last_score_at,
  (select ${namedJson({ table: 'series_translations', key: 'series_id', language })}
    from series x where x.id = g.series_id) as series,
  ${gamePlatforms(language)} as platforms,
  (select json_agg(json_build_object('width', f.width, 'hash', f.hash) order by f.width)
    from picture_files f where f.picture_id = g.picture_id) as picture_files`;

/** What refers to a row of the catalogue. */
export const reference = <TypeName extends string>(
  type: TypeName,
  path: string,
  row: NamedRow,
) => ({
  '@id': path,
  '@type': type,
  id: row.id,
  slug: row.slug,
  name: row.name,
  locale: row.locale,
});

export function toGameSummary(row: GameRow): GameSummary {
  return {
    ...reference('Game', paths.game(row.id), row),
    status: row.status,
    series: row.series && reference('Series', paths.series(row.series.id), row.series),
    platforms: (row.platforms ?? []).map((platform) =>
      reference('Platform', paths.platform(platform.id), platform),
    ),
    pictureSources: (row.pictureFiles ?? []).map(({ width, hash }) => ({
      width,
      url: picturePath(hash, width),
    })),
    nbChart: row.chartCount,
    nbScore: row.scoreCount,
    nbProved: row.provedCount,
    nbPlayer: row.playerCount,
    publishedAt: row.publishedAt,
    lastScoreAt: row.lastScoreAt,
  };
}

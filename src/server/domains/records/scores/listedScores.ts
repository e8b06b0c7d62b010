import { sql, type RawBuilder } from 'kysely';
import type { Language } from '../../../../contract/languages';
import { paths } from '../../../../contract/paths';
import type { ScoreState } from '../../../../contract/records/scoreStates';
import type { PlayerScore } from '../../../../contract/schemas/players';
import type { ValueFormatDefinition } from '../../../../contract/schemas/valueFormats';
import { isPublic, named, reference, type LabelledRow, type NamedRow } from '../../games/gameRows';
import { localizedName, platformJson } from '../../games/localizedNames';
import { inMicroseconds } from '../../../platform/database/microseconds';
import { scoreValues } from './scoreValues';
import { placeOf, toPlace, type CountedPlace } from '../places/livePlaces';

/** A score in a list of scores of several charts, with its place at the moment of the list. */
export interface ListedRow extends CountedPlace {
  id: number;
  amounts: number[];
  formats: ValueFormatDefinition[];
  game: LabelledRow;
  chart: LabelledRow;
  ranked: boolean;
  /** Whether places of the chart give points. */
  counts: boolean;
  platform: NamedRow | null;
  state: ScoreState;
  achievedOn: string | null;
  revision: number;
  changedAt: string;
  /** In microseconds since 1970. */
  changed: number;
}

/** Whether readers see the chart c of a score, of game g. */
export const isOfPublicChart: RawBuilder<boolean> = sql`c.status <> 'retired' and ${isPublic}`;

/** Whether a list has score s of chart c and game g. */
export const isListed: RawBuilder<boolean> = sql`s.state <> 'withdrawn' and ${isOfPublicChart}`;

/** What {@link listedColumns} need of scores s of charts c and games g. */
export const listedSource: RawBuilder<unknown> = sql`s.*, c.slug as chart_slug, g.id as game_id, g.slug as game_slug`;

/** The places of scores s, to be joined. */
export const listedPlaces: RawBuilder<unknown> = sql`${placeOf(sql`s.chart_id`, sql`s.sort_key`)} place`;

/** The columns of a {@link ListedRow} of scores s of {@link listedSource} with {@link listedPlaces}. */
export function listedColumns(language: Language): RawBuilder<unknown> {
  const nameOf = (table: string, key: string, id: string) =>
    localizedName({ table, key, id, language });
  return sql`s.id, s.amounts, s.state, s.achieved_on, s.changed_at, s.ranked, s.revision,
    (select u.ranked from chart_groups u join charts c on c.group_id = u.id where c.id = s.chart_id) as counts,
    ${inMicroseconds('s.changed_at')} as changed,
    (select coalesce(jsonb_agg(f.definition order by v.position), '[]') from chart_values v
      join value_formats f on f.id = v.format_id where v.chart_id = s.chart_id) as formats,
    json_build_object('id', s.game_id, 'slug', s.game_slug,
      'label', ${nameOf('game_translations', 'game_id', 's.game_id')}) as game,
    json_build_object('id', s.chart_id, 'slug', s.chart_slug,
      'label', ${nameOf('chart_translations', 'chart_id', 's.chart_id')}) as chart,
    (select ${platformJson(language)} from platforms x where x.id = s.platform_id) as platform,
    place.*`;
}

/** What every list says of a score. */
export function toListed(row: ListedRow, language: Language): Omit<PlayerScore, '@type'> {
  const place = row.ranked ? toPlace(row) : { rank: null, tied: null, points: 0 };
  return {
    '@id': paths.score(row.id),
    id: row.id,
    game: reference('Game', paths.game(row.game.id), named(row.game)),
    chart: reference('Chart', paths.chart(row.chart.id), named(row.chart)),
    rank: place.rank,
    tied: place.tied,
    of: row.rankedCount,
    points: row.counts ? place.points : 0,
    values: scoreValues(row.amounts, row.formats, language),
    platform: row.platform && reference('Platform', paths.platform(row.platform.id), row.platform),
    state: row.state,
    achievedOn: row.achievedOn,
    changedAt: row.changedAt,
  };
}

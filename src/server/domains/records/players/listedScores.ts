import { sql, type RawBuilder } from 'kysely';
import type { Language } from '../../../../contract/languages';
import { paths } from '../../../../contract/paths';
import type { ScoreState } from '../../../../contract/records/scoreStates';
import type { PlayerScore } from '../../../../contract/schemas/players';
import type { ValueFormatDefinition } from '../../../../contract/schemas/valueFormats';
import { isPublic, named, reference, type LabelledRow, type NamedRow } from '../../games/gameRows';
import { localizedName, platformJson } from '../../games/localizedNames';
import { inMicroseconds } from '../boards/microseconds';
import { scoreValues } from '../boards/scoreValues';
import { betterScores } from '../ranking/betterScores';

/** A score in a list of scores of several charts. */
export interface ListedRow {
  id: number;
  amounts: number[];
  formats: ValueFormatDefinition[];
  game: LabelledRow;
  chart: LabelledRow;
  rank: number | null;
  ofAll: number;
  points: number;
  platform: NamedRow | null;
  state: ScoreState;
  achievedOn: string | null;
  changedAt: string;
  /** In microseconds since 1970. */
  changed: number;
}

/** Whether a list has score s of chart c and game g. */
export const isListed: RawBuilder<boolean> = sql`s.state <> 'withdrawn' and c.status <> 'retired' and ${isPublic}`;

/** What {@link listedColumns} need of scores s of charts c and games g. */
export const listedSource: RawBuilder<unknown> = sql`s.*, c.slug as chart_slug, c.ranked_count,
  g.id as game_id, g.slug as game_slug`;

/** The columns of a {@link ListedRow} of scores s of {@link listedSource}, and their places l. */
export function listedColumns(language: Language): RawBuilder<unknown> {
  const nameOf = (table: string, key: string, id: string) =>
    localizedName({ table, key, id, language });
  return sql`s.id, s.amounts, s.state, s.achieved_on, s.changed_at, s.ranked_count as of_all,
    ${inMicroseconds('s.changed_at')} as changed,
    (select coalesce(jsonb_agg(f.definition order by v.position), '[]') from chart_values v
      join value_formats f on f.id = v.format_id where v.chart_id = s.chart_id) as formats,
    json_build_object('id', s.game_id, 'slug', s.game_slug,
      'label', ${nameOf('game_translations', 'game_id', 's.game_id')}) as game,
    json_build_object('id', s.chart_id, 'slug', s.chart_slug,
      'label', ${nameOf('chart_translations', 'chart_id', 's.chart_id')}) as chart,
    (select ${platformJson(language)} from platforms x where x.id = s.platform_id) as platform,
    coalesce(l.points, 0) as points,
    case when s.ranked then coalesce(l.rank, 1 + ${betterScores(sql`s.chart_id`, sql`s.sort_key`)}) end as rank`;
}

/** The places l of scores s, as far as they are stored. */
export const storedPlaces: RawBuilder<unknown> = sql`left join chart_places l
  on s.ranked and l.chart_id = s.chart_id and l.platform_id = 0 and l.sort_key = s.sort_key`;

/** What every list says of a score. */
export const toListed = (row: ListedRow, language: Language): Omit<PlayerScore, '@type'> => ({
  '@id': paths.score(row.id),
  id: row.id,
  game: reference('Game', paths.game(row.game.id), named(row.game)),
  chart: reference('Chart', paths.chart(row.chart.id), named(row.chart)),
  rank: row.rank,
  of: row.ofAll,
  points: row.points,
  values: scoreValues(row.amounts, row.formats, language),
  platform: row.platform && reference('Platform', paths.platform(row.platform.id), row.platform),
  state: row.state,
  achievedOn: row.achievedOn,
  changedAt: row.changedAt,
});

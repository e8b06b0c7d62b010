import { sql, type RawBuilder } from 'kysely';
import type { Language } from '../../../contract/languages';
import { paths } from '../../../contract/paths';
import type { DecisionReason } from '../../../contract/records/decisions';
import type { RequestState } from '../../../contract/records/proofRequests';
import type { ScoreState } from '../../../contract/records/scoreStates';
import type { OwnRequest } from '../../../contract/schemas/requests';
import type { ValueFormatDefinition } from '../../../contract/schemas/valueFormats';
import { named, reference, type LabelledRow } from '../games/gameRows';
import { localizedName } from '../games/localizedNames';
import { toPlayer, type PlayerRow } from '../records/players/playerRows';
import { scoreValues } from '../records/scores/scoreValues';

/** A request of a member for a proof, or a score that the site itself puts before the moderators. */
export interface RequestRow extends PlayerRow {
  id: number;
  scoreId: number;
  amounts: number[];
  formats: ValueFormatDefinition[];
  scoreState: ScoreState;
  game: LabelledRow;
  group: LabelledRow;
  chart: LabelledRow;
  message: string | null;
  state: RequestState;
  askedAt: string;
  decidedAt: string | null;
  reason: DecisionReason | null;
  note: string | null;
}

/** Requests r of a source with all that {@link requestColumns} need. */
export const requestsWith = (source: RawBuilder<unknown>): RawBuilder<unknown> => sql`${source} r
  join scores s on s.id = r.score_id join charts c on c.id = s.chart_id
  join chart_groups k on k.id = c.group_id join games g on g.id = c.game_id
  join players l on l.id = r.player_id left join users u on u.id = l.user_id`;

/** The columns of a {@link RequestRow}. */
export function requestColumns(language: Language): RawBuilder<unknown> {
  const label = (table: string, key: string, id: string) =>
    localizedName({ table, key, id, language });
  return sql`r.id, r.score_id, r.amounts, s.state as score_state,
    (select coalesce(jsonb_agg(f.definition order by v.position), '[]') from chart_values v
      join value_formats f on f.id = v.format_id where v.chart_id = c.id) as formats,
    json_build_object('id', g.id, 'slug', g.slug, 'label', ${label('game_translations', 'game_id', 'g.id')}) as game,
    json_build_object('id', k.id, 'slug', k.slug,
      'label', ${label('chart_group_translations', 'group_id', 'k.id')}) as "group",
    json_build_object('id', c.id, 'slug', c.slug, 'label', ${label('chart_translations', 'chart_id', 'c.id')}) as chart,
    r.message, r.state, r.asked_at, r.decided_at, r.reason, r.note,
    r.player_id, l.country, u.username, u.slug as user_slug`;
}

/** What the member who asked and the moderators read of a request. */
export const toRequest = (
  row: RequestRow,
  language: Language,
): Omit<OwnRequest, '@id' | '@type' | 'grounds'> => ({
  id: row.id,
  game: reference('Game', paths.game(row.game.id), named(row.game)),
  group: reference('Group', paths.group(row.group.id), named(row.group)),
  chart: reference('Chart', paths.chart(row.chart.id), named(row.chart)),
  score: paths.score(row.scoreId),
  scoreId: row.scoreId,
  player: toPlayer(row),
  values: scoreValues(row.amounts, row.formats, language),
  scoreState: row.scoreState,
  message: row.message,
  state: row.state,
  askedAt: row.askedAt,
  decidedAt: row.decidedAt,
  reason: row.reason,
  note: row.note,
});

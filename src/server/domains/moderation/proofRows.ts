import { sql, type RawBuilder } from 'kysely';
import type { Language } from '../../../contract/languages';
import { moderationPaths } from '../../../contract/moderationPaths';
import { paths } from '../../../contract/paths';
import type { DecisionReason } from '../../../contract/records/decisions';
import type { ProofStatus } from '../../../contract/records/proofs';
import type { ScoreState } from '../../../contract/records/scoreStates';
import type { ArticleAuthor } from '../../../contract/schemas/articles';
import type { ListedProof } from '../../../contract/schemas/moderation';
import type { ValueFormatDefinition } from '../../../contract/schemas/valueFormats';
import { named, reference, type LabelledRow } from '../games/gameRows';
import { localizedName } from '../games/localizedNames';
import { toPlayer, type PlayerRow } from '../records/players/playerRows';
import {
  proofPicture,
  toProofPicture,
  type ProofPictureRow,
} from '../records/scores/proofPictures';
import { scoreValues } from '../records/scores/scoreValues';

interface UserRow {
  id: number;
  username: string;
  slug: string;
}

export interface ProofRow extends PlayerRow {
  id: number;
  scoreId: number;
  amounts: number[];
  formats: ValueFormatDefinition[];
  scoreState: ScoreState;
  game: LabelledRow;
  group: LabelledRow;
  chart: LabelledRow;
  picture: ProofPictureRow | null;
  video: string | null;
  comment: string | null;
  state: ProofStatus;
  answers: number | null;
  sentAt: string;
  decidedAt: string | null;
  reason: DecisionReason | null;
  note: string | null;
  secondedBy: UserRow | null;
  claimedBy: UserRow | null;
  claimedUntil: string | null;
  decidedBy: UserRow | null;
}

/** The user whose id is in the column, as a {@link UserRow}. */
export const userOf = (column: string): RawBuilder<unknown> => sql`
  (select json_build_object('id', y.id, 'username', y.username, 'slug', y.slug) from users y where y.id = ${sql.ref(column)})`;

/** The formats of the columns of a chart whose id is in the column. */
export const formatsOf = (column: string): RawBuilder<unknown> => sql`
  (select coalesce(jsonb_agg(f.definition order by v.position), '[]') from chart_values v
    join value_formats f on f.id = v.format_id where v.chart_id = ${sql.ref(column)})`;

/** The name of a chart c as a {@link LabelledRow}. */
export const chartLabel = (language: Language): RawBuilder<unknown> => sql`
  json_build_object('id', c.id, 'slug', c.slug, 'label',
    ${localizedName({ table: 'chart_translations', key: 'chart_id', id: 'c.id', language })})`;

/** Proofs p of a source with all that {@link proofColumns} need. */
export const proofsWith = (source: RawBuilder<unknown>): RawBuilder<unknown> => sql`${source} p
  join scores s on s.id = p.score_id join charts c on c.id = s.chart_id
  join chart_groups k on k.id = c.group_id join games g on g.id = c.game_id
  join players l on l.id = p.player_id left join users u on u.id = l.user_id`;

/** Whether score s is proved by its proof p. */
export const provesScore = sql<boolean>`(p.state = 'accepted' and s.state = 'proved' and not exists (
  select from proofs n where n.score_id = p.score_id and (n.revision, n.id) > (p.revision, p.id) and n.state = 'accepted'))`;

/** The columns of a {@link ProofRow}. Nobody holds a proof whose time is over. */
export function proofColumns(language: Language, at: Date): RawBuilder<unknown> {
  const label = (table: string, key: string, id: string) =>
    localizedName({ table, key, id, language });
  const isHeld = sql`p.state = 'waiting' and p.claimed_until > ${at}`;
  return sql`p.id, p.score_id, p.amounts, ${formatsOf('s.chart_id')} as formats, s.state as score_state,
    json_build_object('id', g.id, 'slug', g.slug, 'label', ${label('game_translations', 'game_id', 'g.id')}) as game,
    json_build_object('id', k.id, 'slug', k.slug,
      'label', ${label('chart_group_translations', 'group_id', 'k.id')}) as "group",
    ${chartLabel(language)} as chart, ${proofPicture(sql`p.proof_picture_id`)} as picture, p.video, p.comment, p.state, p.answers,
    p.sent_at, p.decided_at, p.reason, p.note, ${userOf('p.seconded_by')} as seconded_by,
    case when ${isHeld} then ${userOf('p.claimed_by')} end as claimed_by,
    case when ${isHeld} then p.claimed_until end as claimed_until, ${userOf('p.decided_by')} as decided_by,
    p.player_id, l.country, u.username, u.slug as user_slug`;
}

export const toUser = (row: UserRow | null): ArticleAuthor | null =>
  row && { '@id': paths.user(row.id), '@type': 'User', ...row };

export const toChart = (row: LabelledRow) => reference('Chart', paths.chart(row.id), named(row));

export const toListedProof = (row: ProofRow, language: Language): ListedProof => ({
  '@id': moderationPaths.proof(row.id),
  '@type': 'ListedProof',
  id: row.id,
  game: reference('Game', paths.game(row.game.id), named(row.game)),
  group: reference('Group', paths.group(row.group.id), named(row.group)),
  chart: toChart(row.chart),
  score: paths.score(row.scoreId),
  scoreId: row.scoreId,
  player: toPlayer(row),
  values: scoreValues(row.amounts, row.formats, language),
  scoreState: row.scoreState,
  picture: toProofPicture(row.picture),
  video: row.video,
  comment: row.comment,
  state: row.state,
  isAnswer: row.answers !== null,
  sentAt: row.sentAt,
  decidedAt: row.decidedAt,
  reason: row.reason,
  note: row.note,
  secondedBy: toUser(row.secondedBy),
  claimedBy: toUser(row.claimedBy),
  claimedUntil: row.claimedUntil,
  decidedBy: toUser(row.decidedBy),
});

import { sql } from 'kysely';
import type { Language } from '../../../contract/languages';
import type { ModeratedProof } from '../../../contract/schemas/moderation';
import type { ValueFormatDefinition } from '../../../contract/schemas/valueFormats';
import type { Database } from '../../platform/database/tables';
import type { LabelledRow } from '../games/gameRows';
import { toPlayer, type PlayerRow } from '../records/players/playerRows';
import { scoreValues } from '../records/scores/scoreValues';
import { chartLabel, formatsOf, toChart } from './proofRows';

type SameEvidence = ModeratedProof['sameEvidence'][number];

interface SameRow extends PlayerRow {
  proofId: number;
  scoreId: number;
  state: SameEvidence['state'];
  amounts: number[];
  formats: ValueFormatDefinition[];
  chart: LabelledRow;
}

/** How many are listed, and how many uploads and uses of each are searched. */
const listed = 10;
const searched = 50;

/** Other proofs with the same file, a picture that looks the same, or the same video: those of other players first. */
export async function findSameEvidence(
  database: Database,
  proofId: number,
  language: Language,
): Promise<SameEvidence[]> {
  const { rows } = await sql<SameRow>`
    with own as (
      select p.id, p.player_id, p.answers, p.video, y.file_sha256, y.look
      from proofs p left join proof_pictures y on y.id = p.proof_picture_id where p.id = ${proofId}
    ), pictures as (
      (select y.id from own join proof_pictures y on y.file_sha256 = own.file_sha256 limit ${searched})
      union (select y.id from own join proof_pictures y on y.look = own.look limit ${searched})
    ), same as (
      select n.* from pictures cross join lateral (
        select p.* from proofs p where p.proof_picture_id = pictures.id limit ${searched}
      ) n
      union all (select p.* from own join proofs p on p.video = own.video limit ${searched})
    ), found as (
      select n.*, n.player_id = own.player_id as is_own from same n cross join own
      where n.id <> own.id and n.id is distinct from own.answers
      order by is_own, n.id desc limit ${listed}
    )
    select n.id as proof_id, n.score_id, n.state, n.amounts, ${formatsOf('s.chart_id')} as formats,
      ${chartLabel(language)} as chart, n.player_id, l.country, u.username, u.slug as user_slug
    from found n join scores s on s.id = n.score_id join charts c on c.id = s.chart_id
    join players l on l.id = n.player_id left join users u on u.id = l.user_id
    order by n.is_own, n.id desc`.execute(database);
  return rows.map((row) => ({
    proofId: row.proofId,
    scoreId: row.scoreId,
    player: toPlayer(row),
    chart: toChart(row.chart),
    values: scoreValues(row.amounts, row.formats, language),
    state: row.state,
  }));
}

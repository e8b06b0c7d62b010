import { sql, type RawBuilder } from 'kysely';
import type { Language } from '../../../contract/languages';
import type { ChartColumn } from '../../../contract/schemas/charts';
import type { ModeratedProof } from '../../../contract/schemas/moderation';
import type { Database } from '../../platform/database/tables';
import { boardOrder } from '../records/chartBoards/boardOrder';
import { toPlayer, type PlayerRow } from '../records/players/playerRows';
import {
  proofPicture,
  toProofPicture,
  type ProofPictureRow,
} from '../records/scores/proofPictures';
import { scoreValues } from '../records/scores/scoreValues';

type Compared = NonNullable<ModeratedProof['first']>;

interface ComparedRow extends PlayerRow {
  scoreId: number;
  amounts: number[];
  at: string;
  picture: ProofPictureRow | null;
  video: string | null;
}

interface Chart {
  id: number;
  columns: readonly ChartColumn[];
}

async function findOne(
  database: Database,
  query: RawBuilder<ComparedRow>,
  { columns }: Chart,
  language: Language,
): Promise<Compared | null> {
  const row = (await query.execute(database)).rows[0];
  if (!row) return null;
  const formats = columns.map(({ format }) => format);
  return {
    player: toPlayer(row),
    values: scoreValues(row.amounts, formats, language),
    scoreId: row.scoreId,
    at: row.at,
    picture: toProofPicture(row.picture),
    video: row.video,
  };
}

const playerOf = sql`l.country, u.username, u.slug as user_slug`;

interface Compare {
  chart: Chart;
  language: Language;
}

/** The first row of the board that is not of this player, with its evidence if it is proved. */
export const findFirstOfOthers = async (
  database: Database,
  { chart, playerId, language }: Compare & { playerId: number },
): Promise<Compared | null> => {
  const query = sql<ComparedRow>`
    select s.id as score_id, s.amounts, s.changed_at as at, s.player_id, ${playerOf}, e.picture, e.video
    from (
      select s.* from scores s where s.chart_id = ${chart.id} and s.ranked and s.player_id <> ${playerId}
      order by ${boardOrder} limit 1
    ) s
    join players l on l.id = s.player_id left join users u on u.id = l.user_id
    left join lateral (
      select ${proofPicture(sql`p.proof_picture_id`)} as picture, p.video from proofs p
      where p.score_id = s.id and p.state = 'accepted' order by p.revision desc, p.id desc limit 1
    ) e on s.state = 'proved'`;
  return findOne(database, query, chart, language);
};

/** How many of the latest acceptances are searched: some may have been reversed. */
const searched = 20;

/** What was accepted last on the chart, apart from one proof, with the value of that moment. */
export const findLastProved = async (
  database: Database,
  { chart, except, language }: Compare & { except: number },
): Promise<Compared | null> => {
  const query = sql<ComparedRow>`
    select e.score_id, p.amounts, e.at, e.player_id,
      ${playerOf}, ${proofPicture(sql`p.proof_picture_id`)} as picture, p.video
    from (
      select * from score_events where chart_id = ${chart.id} and kind = 'proofAccepted' order by sequence desc limit ${searched}
    ) e
    join proofs p on p.score_id = e.score_id and p.state = 'accepted' and p.decided_at = e.at and p.id <> ${except}
    join players l on l.id = e.player_id left join users u on u.id = l.user_id
    order by e.sequence desc limit 1`;
  return findOne(database, query, chart, language);
};
